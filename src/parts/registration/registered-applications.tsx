import { useState } from 'react'
import { useMessages } from '../../i18n'
import { Button } from '../../ui/basics/button'
import { ManageLink } from './manage-link'
import type { VersionApplication } from './version-applications-read'
import './registration.css'

const MOST_SHOWN = 3

interface RegisteredApplicationsProps {
  applications: readonly VersionApplication[]
  /** Only one is shown at first. */
  isLine: boolean
}

const accessTexts = {
  approved: 'hasAccess',
  pending: 'awaitsAccess',
  rejected: 'wasRejected',
  revoked: 'wasRevoked',
} as const

type Status = keyof typeof accessTexts
const statuses = Object.keys(accessTexts) as Status[]

/** Which of the developer's applications have access, or have asked for it: those with access first, and a few at first. */
export function RegisteredApplications({ applications, isLine }: RegisteredApplicationsProps) {
  const t = useMessages('registration')
  const [isOpen, setOpen] = useState(false)
  const lines = statuses.flatMap((status) =>
    applications
      .filter(({ registration_status: one }) => one === status)
      .map((application) => ({
        application,
        text: t(accessTexts[status], { application: application.name }),
      })),
  )
  const shown = isOpen ? lines : lines.slice(0, isLine ? 1 : MOST_SHOWN)
  const hidden = lines.length - shown.length
  if (lines.length === 0) return null
  return (
    <ul className="pe-access-list" aria-label={t('applications')}>
      {shown.map(({ application, text }) => (
        <li key={application.id}>
          {text} · <ManageLink application={application} />
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Button variant="link" onClick={() => setOpen(true)}>
            {t('showMore', { count: hidden })}
          </Button>
        </li>
      )}
    </ul>
  )
}
