export { configure } from '../../src/element/configuration'
