import { Component, type ErrorInfo, type ReactNode } from 'react'

interface BoundaryProps {
  fallback(shown: { error: Error; componentStack: string; resetError(): void }): ReactNode
  onError?(error: Error, componentStack: string): void
  children: ReactNode
}

interface BoundaryState {
  error: Error | null
  componentStack: string
}

/** Of the service that the library reports to only this is used. It shows what is to be shown instead, and reports nothing. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, componentStack: '' }

  readonly resetErrorBoundary = (): void => this.setState({ error: null, componentStack: '' })

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    this.setState({ componentStack: componentStack ?? '' })
    this.props.onError?.(error, componentStack ?? '')
  }

  override render() {
    const { error, componentStack } = this.state
    if (!error) return this.props.children
    return this.props.fallback({ error, componentStack, resetError: this.resetErrorBoundary })
  }
}
