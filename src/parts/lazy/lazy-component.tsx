import { type ComponentType, type ReactNode, useMemo } from 'react'
import { type LazyExport, loadExport, useLanguage } from '../../i18n'
import { useLazy } from '../../ui/basics/use-lazy'

interface LazyComponentProps<P extends object> {
  of: LazyExport<ComponentType<P>>
  props: P
  /** Shown if the component cannot be loaded. */
  fallback: ReactNode
}

/** A component that most visitors never need: it is loaded, with its texts, when it is rendered. */
export function LazyComponent<P extends object>({ of, props, fallback }: LazyComponentProps<P>) {
  const language = useLanguage()
  // A component is a function, and would be taken for an update of the state that keeps it.
  const load = useMemo(() => async () => ({ Component: await loadExport(of, language) }), [of, language])
  const loaded = useLazy(load)
  if (loaded === 'failed') return fallback
  return loaded && <loaded.Component {...props} />
}
