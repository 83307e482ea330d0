export { configure, readScriptTag, tagPrefix } from './configuration'
export { defineElement } from './define'
