import { applicationPath } from '../../router/paths'
import { useState } from 'react'
import type { Registration as RegistrationRecord } from '../../api'
import { useMessages } from '../../i18n'
import { fillTemplate } from '../../lib/fill-template'
import { useHost, useNavigation } from '../../state'
import { usePageLinks } from '../portal-link/page-links'
import { showToast } from '../page-toasts/page-toasts'
import { ApplicationChoice } from './application-choice'
import { namesOf, type RegistrationTarget } from './registration-target'
import { UnderReview } from './under-review'

interface RegistrationProps {
  target: RegistrationTarget
  /** Part of a name that is searched for at first. */
  search: string
  onRegistered(registration: RegistrationRecord): void
  onClose(): void
}

/**
 * Registers one of the developer's applications for a version: at once, or after an operator's look. Reads the messages
 * `registration` and `errors`.
 */
export function Registration({ target, search, onRegistered, onClose }: RegistrationProps) {
  const t = useMessages('registration')
  const { headingLevel } = useHost()
  const { navigate } = useNavigation()
  const { applicationHref } = usePageLinks()
  const [isUnderReview, setUnderReview] = useState(false)

  function registered(registration: RegistrationRecord, application: string) {
    onRegistered(registration)
    if (registration.status === 'approved') {
      showToast('success', t('approved', { application, ...namesOf(target) }))
      onClose()
      const id = registration.application_id
      const href = fillTemplate(applicationHref, { application: id })
      navigate(applicationPath(id), { replace: true, href })
      return
    }
    showToast('info', t('reviewTitle'))
    setUnderReview(true)
  }

  if (isUnderReview) return <UnderReview level={headingLevel + 1} onClose={onClose} />
  return <ApplicationChoice target={target} search={search} onRegistered={registered} onClose={onClose} />
}
