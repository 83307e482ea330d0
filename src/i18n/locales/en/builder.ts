import builder from './builder/builder'

export default { builder }
