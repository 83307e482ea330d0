import { useHost } from '../../state'
import { Heading } from '../../ui/basics/heading'
import '../../ui/card.css'
import './content.css'

export interface ContentProps {
  heading: string
  message: string
}

/** A frame for words of the embedder's own, which stand between the tags. */
export function Content({ heading, message }: ContentProps) {
  const { headingLevel } = useHost()
  return (
    <section className="pe-card pe-content">
      {heading && (
        <Heading level={headingLevel} size="section">
          {heading}
        </Heading>
      )}
      {message && <p className="pe-content-message">{message}</p>}
      <slot />
      <div className="pe-content-actions">
        <slot name="actions" />
      </div>
    </section>
  )
}
