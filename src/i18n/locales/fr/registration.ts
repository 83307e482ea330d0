import registration from './registration/registration'

export default { registration }
