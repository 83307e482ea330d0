import { useEnvironment } from '../../state'
import { Empty, emptyCss } from '../../ui/empty'
import { headingCss } from '../../ui/heading'

export const styles = [headingCss, emptyCss]

export interface EmptyStateProps {
  heading: string
  message: string
}

/** A place with nothing in it yet: what will be here, and the first step. */
export function EmptyState({ heading, message }: EmptyStateProps) {
  const { headingLevel } = useEnvironment()
  return (
    <Empty level={headingLevel} title={heading} actions={<slot name="actions" />}>
      {message && <p>{message}</p>}
      <slot />
    </Empty>
  )
}
