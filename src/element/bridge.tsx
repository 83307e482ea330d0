import { Component, type ComponentType, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Language } from '../i18n'
import type { Store } from '../lib/store'
import { type ScreenContexts, ScreenContextsProvider } from '../state'
import { ElementFailure } from './element-failure'

export type View =
  /** Screen, styles or texts are on their way. */
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready'
      readonly Screen: ComponentType<Readonly<Record<string, unknown>>>
      readonly props: Readonly<Record<string, unknown>>
      readonly contexts: ScreenContexts
      readonly failed: (error: unknown) => void
      /** Called once the screen is in the page. The same function for all views of an element. */
      readonly rendered: () => void
    }
  | { readonly status: 'failed'; readonly language: Language; readonly retry: () => void }

/** An element that shows a React screen. */
export interface ScreenHost extends HTMLElement {
  readonly view: Store<View>
}

/** The one component that every element mounts. `container` is the host element. */
export function Bridge({ container: { view: store } }: { container: ScreenHost }): ReactNode {
  const view = useSyncExternalStore(store.subscribe, store.get, store.get)
  const rendered = view.status === 'ready' ? view.rendered : undefined
  useLayoutEffect(() => rendered?.(), [rendered])
  if (view.status === 'loading') return null
  if (view.status === 'failed') return <ElementFailure language={view.language} onRetry={view.retry} />
  const { Screen, props, contexts, failed } = view
  return (
    <ErrorBoundary language={contexts.localization.language} onError={failed}>
      <ScreenContextsProvider value={contexts}>
        <Screen {...props} />
      </ScreenContextsProvider>
    </ErrorBoundary>
  )
}

interface BoundaryProps {
  language: Language
  onError: (error: unknown) => void
  children: ReactNode
}

/** Shows a failure message in place of a screen that threw. A retry renders the screen again. */
class ErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ElementFailure language={this.props.language} onRetry={() => this.setState({ hasFailed: false })} />
    )
  }
}
