import type { NamespaceWithPlurals } from './messages'

/**
 * Only what has plural forms needs i18next, which weighs as much as everything of ours that a form needs. It is loaded with
 * these namespaces only.
 */
export const namespacesWithPlurals: Readonly<Record<NamespaceWithPlurals, true>> = {
  docs: true,
  reference: true,
}
