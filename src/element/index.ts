export { configure, type KitOptions } from './configuration'
export * from './declare'
export {
  type ElementConfiguration,
  type ElementOf,
  type ElementValues,
  withDeclaredProperties,
} from './declared-element'
export { chosenTag, defineElement } from './define'
export { appearNow, firstBoxAttribute, isFirstBox, waitsAttribute } from './first-box'
export { fire, reportError } from './report'
export type { AssembledPortal } from './surroundings'
