import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { type Language, type LazyExport, loadExport, useLanguage } from '../../i18n'

interface LazyComponentProps<P extends object> {
  of: LazyExport<ComponentType<P>>
  props: P
  /** Shown if the component cannot be loaded. */
  fallback: ReactNode
}

/**
 * A component that most visitors never need: it is loaded, with its texts, when it is rendered. In a page that comes rendered, its markup
 * stays until its code is there.
 */
export function LazyComponent<P extends object>({ of, props, fallback }: LazyComponentProps<P>) {
  const Loaded = lazyIn(of, useLanguage()) as ComponentType<P>
  return (
    <LoadBoundary key={useLanguage()} fallback={fallback}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </LoadBoundary>
  )
}

const components = new WeakMap<object, Map<Language, ComponentType<never>>>()

function lazyIn<P extends object>(
  of: LazyExport<ComponentType<P>>,
  language: Language,
): ComponentType<never> {
  const known = components.get(of) ?? new Map<Language, ComponentType<never>>()
  components.set(of, known)
  const component = known.get(language) ?? lazy(load)
  known.set(language, component)
  return component

  async function load() {
    try {
      return { default: await loadExport(of, language) }
    } catch (error) {
      // The next one that is mounted tries again.
      known.delete(language)
      throw error
    }
  }
}

class LoadBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
