import { useState } from 'react'
import { useMessages } from '../../i18n'
import { Badge, type BadgeKind } from '../../ui/badge'
import { Button } from '../../ui/basics/button'
import './application.css'

const MOST_SHOWN = 3

interface ScopeBadgesProps {
  scopes: readonly string[]
  kind?: BadgeKind
  /** Of the element that names the list. */
  labelId?: string
}

/** A few of the scopes, and the rest on demand. A dash when there is none. */
export function ScopeBadges({ scopes, kind, labelId }: ScopeBadgesProps) {
  const t = useMessages('application')
  const [isOpen, setOpen] = useState(false)
  if (scopes.length === 0) return '–'
  const shown = isOpen ? scopes : scopes.slice(0, MOST_SHOWN)
  const hidden = scopes.length - shown.length
  return (
    <ul className="pe-application-scopes" aria-labelledby={labelId}>
      {shown.map((scope) => (
        <li key={scope}>
          <Badge kind={kind}>{scope}</Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="link" onClick={() => setOpen(true)}>
            {t('more', { count: hidden })}
          </Button>
        </li>
      )}
    </ul>
  )
}
