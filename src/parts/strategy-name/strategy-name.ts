import type { AuthStrategy } from '../../api'
import { useLanguage } from '../../i18n'

/** An auth strategy, or how a version takes it. */
export type NamedStrategy = Pick<AuthStrategy, 'name' | 'names'>

/** Returns what shows the name of an auth strategy in the element's language, if the operator gave it one. */
export function useStrategyName(): (strategy: NamedStrategy) => string {
  const language = useLanguage()
  return ({ name, names }) => names?.[language] || name
}
