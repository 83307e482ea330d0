import { useHost } from '../../state'
import { Empty } from '../../ui/empty'

export interface EmptyStateProps {
  heading: string
  message: string
}

/** A place with nothing in it yet: what will be here, and the first step. */
export function EmptyState({ heading, message }: EmptyStateProps) {
  const { headingLevel } = useHost()
  return (
    <Empty level={headingLevel} title={heading} actions={<slot name="actions" />}>
      {message && <p>{message}</p>}
      <slot />
    </Empty>
  )
}
