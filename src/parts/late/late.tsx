import { type ComponentType, type ReactNode, useMemo } from 'react'
import { type LazyExport, loadExport, useLanguage } from '../../i18n'
import { useLate } from '../../ui/basics/use-late'

interface LateProps<P extends object> {
  of: LazyExport<ComponentType<P>>
  props: P
  /** Shown if the component cannot be loaded. */
  fallback: ReactNode
}

/** A component that most visitors never need: it is loaded, with its texts, when it is rendered. */
export function Late<P extends object>({ of, props, fallback }: LateProps<P>) {
  const language = useLanguage()
  // A component is a function, and would be taken for an update of the state that keeps it.
  const load = useMemo(() => async () => ({ Component: await loadExport(of, language) }), [of, language])
  const late = useLate(load)
  if (late === 'failed') return fallback
  return late && <late.Component {...props} />
}
