import { useState } from 'react'
import { useMessages } from '../../i18n'
import { FormMessage } from '../../parts/form/form-message'
import { submittedAgain } from '../../parts/form/form-state'
import { useForm } from '../../parts/form/use-form'
import { showToast } from '../../parts/page-toasts/page-toasts'
import { useHost, usePortal } from '../../state'
import { type Profile, renameProfile } from '../../api'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { Field } from '../../ui/forms/field'
import { Heading } from '../../ui/basics/heading'
import './account.css'

/** Characters of a name, as the Portal API allows. */
const MAX_NAME_CHARACTERS = 256

interface ProfileSectionProps {
  profile: Profile
  canRename: boolean
  onRenamed(): void
}

/** E-mail address and name, which can be changed. */
export function ProfileSection({ profile, canRename, onRenamed }: ProfileSectionProps) {
  const t = useMessages('account')
  const forms = useMessages('forms')
  const { headingLevel } = useHost()
  const facts = [
    [forms('email'), profile.email],
    ...(canRename ? [] : [[forms('fullName'), profile.full_name]]),
  ]
  return (
    <div className="pe-account-section">
      <Heading level={headingLevel + 1} size="section">
        {t('profile')}
      </Heading>
      <dl className="pe-account-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canRename && <NameForm profile={profile} onRenamed={onRenamed} />}
    </div>
  )
}

function NameForm({ profile, onRenamed }: Omit<ProfileSectionProps, 'canRename'>) {
  const t = useMessages('account')
  const forms = useMessages('forms')
  const portal = usePortal()
  const [saved, setSaved] = useState(profile.full_name)
  const form = useForm({
    fields: { fullName: { label: forms('fullName'), required: true, initial: saved } },
    machine: submittedAgain,
    texts: 'general',
    blocked: ({ fullName }) => (fullName === saved ? t('unchanged') : undefined),
    send: ({ fullName }) => renameProfile(portal.api, fullName),
    succeeded(renamed) {
      setSaved(renamed.full_name)
      form.set({ fullName: renamed.full_name })
      if (portal.session.current.viewer) portal.session.signedIn(renamed)
      showToast('success', t('saved'))
      onRenamed()
    },
  })
  const name = form.field('fullName')

  return (
    <form ref={form.ref} className="pe-account-name" noValidate onSubmit={form.submit}>
      {!name.error && <FormMessage id={form.messageId} problem={form.message} />}
      <Field {...name} maxLength={MAX_NAME_CHARACTERS} autoComplete="name" />
      <BlockedButton type="submit" pending={form.status === 'pending'} blocked={form.blocked}>
        {t('save')}
      </BlockedButton>
    </form>
  )
}
