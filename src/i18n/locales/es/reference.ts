import reference from './reference/reference'

export default { reference }
