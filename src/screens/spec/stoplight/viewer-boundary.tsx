import { Component, type ReactNode } from 'react'

interface ViewerBoundaryProps {
  /** The rendered page; after a failure another one is tried again. */
  address: string
  onError(error: unknown): void
  fallback(retry: () => void): ReactNode
  children: ReactNode
}

/** Keeps what goes wrong in a library from taking the navigation around it away. */
export class ViewerBoundary extends Component<ViewerBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ address }: ViewerBoundaryProps) {
    if (address !== this.props.address && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(() => this.setState({ hasFailed: false }))
  }
}
