import dashboard from './dashboard/dashboard'

export default { dashboard }
