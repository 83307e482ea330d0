import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { type Language, type LazyExport, loadExport, useLanguage } from '../../i18n'

type LoadedComponent = ComponentType<never>

interface LazyComponentProps<P extends object> {
  of: LazyExport<ComponentType<P>>
  props: P
  /** Shown if the component cannot be loaded. @param retry - Loads it again. */
  fallback(retry: () => void): ReactNode
  /** Shown while the component is loading. Default: nothing. */
  placeholder?: ReactNode
}

/**
 * A component that most visitors never need: it is loaded, with its texts, when it is rendered. In a page that comes rendered, its markup
 * stays until its code is there.
 */
export function LazyComponent<P extends object>({
  of,
  props,
  fallback,
  placeholder = null,
}: LazyComponentProps<P>) {
  const language = useLanguage()
  return (
    <LoadBoundary key={language} fallback={fallback}>
      <Suspense fallback={placeholder}>
        <Loaded of={of} props={props} language={language} />
      </Suspense>
    </LoadBoundary>
  )
}

/** Loads a component that will be rendered soon, so that it is there at once. Never rejects: a failure is shown when it is rendered. */
export const preloadComponent = <P extends object>(
  of: LazyExport<ComponentType<P>>,
  language: Language,
): Promise<void> =>
  loadExport(of, language).then(
    (component) => {
      const known = componentsOf(of)
      if (!known.has(language)) known.set(language, component as LoadedComponent)
    },
    () => undefined,
  )

type LoadedProps<P extends object> = Pick<LazyComponentProps<P>, 'of' | 'props'> & { language: Language }

function Loaded<P extends object>({ of, props, language }: LoadedProps<P>) {
  const Component = lazyIn(of, language) as ComponentType<P>
  return <Component {...props} />
}

const components = new WeakMap<object, Map<Language, LoadedComponent>>()

function componentsOf(of: object): Map<Language, LoadedComponent> {
  const known = components.get(of) ?? new Map<Language, LoadedComponent>()
  components.set(of, known)
  return known
}

function lazyIn<P extends object>(of: LazyExport<ComponentType<P>>, language: Language): LoadedComponent {
  const known = componentsOf(of)
  const component = known.get(language) ?? lazy(load)
  known.set(language, component)
  return component

  async function load() {
    try {
      return { default: await loadExport(of, language) }
    } catch (error) {
      // The next one that is rendered tries again.
      known.delete(language)
      throw error
    }
  }
}

interface LoadBoundaryProps {
  fallback(retry: () => void): ReactNode
  children: ReactNode
}

class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const retry = () => this.setState({ hasFailed: false })
    return this.state.hasFailed ? this.props.fallback(retry) : this.props.children
  }
}
