import type {
  ElementContract,
  EventKinds,
  PlainDeclaration,
  ScreenContract,
  ScreenDeclaration,
} from './element-contract'
import type { PropertyKinds } from './property-kinds'

export { lazyExport } from '../i18n/lazy-export'
export type * from './element-contract'
export { event } from './event-kind'
export { callback, choice, flag, json, number, text } from './property-kinds'

/** Marks a name that exists only for documentation: its sentence is the doc comment above it. */
export const documented = true

const kit = () => import('./kit')

/** Declares an element that shows a React screen. Importing the declaration loads and defines nothing. */
export function screenElement<
  const P extends PropertyKinds = Record<never, never>,
  const E extends EventKinds = Record<never, never>,
>(contract: ScreenContract<P, E>): ScreenDeclaration<P, E> {
  return { ...contract, renderer: 'react', kit }
}

/**
 * Declares an element that renders itself.
 *
 * @param createClass - Called once per definition; it usually extends `withDeclaredProperties(HTMLElement, contract)`.
 */
export function plainElement<
  const P extends PropertyKinds = Record<never, never>,
  const E extends EventKinds = Record<never, never>,
>(
  contract: ElementContract<P, E>,
  createClass: (contract: ElementContract<P, E>) => CustomElementConstructor,
): PlainDeclaration<P, E> {
  return { ...contract, renderer: 'itself', kit, createClass: () => createClass(contract) }
}
