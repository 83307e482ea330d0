import type { ReactNode } from 'react'
import { useHost } from '../../state'
import { Heading } from '../../ui/basics/heading'
import './application.css'

interface SectionProps {
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** One part of what belongs to an application. */
export function Section({ title, actions, children }: SectionProps) {
  const { headingLevel } = useHost()
  return (
    <div className="pe-application-section">
      <div className="pe-application-section-head">
        <Heading level={headingLevel + 1} size="section">
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </div>
  )
}
