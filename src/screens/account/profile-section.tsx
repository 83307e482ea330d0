import { type FormEvent, useState } from 'react'
import { errorText, fieldTexts, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { nextEditState } from '../../parts/form/form-states'
import { useSubmission } from '../../parts/form/use-submission'
import { showToast } from '../../parts/page-toasts/page-toasts'
import { useEnvironment } from '../../state'
import { type Profile, renameProfile } from '../../api'
import { Alert } from '../../ui/alert'
import { BlockedButton } from '../../ui/blocked-button'
import { Field } from '../../ui/field'
import { Heading } from '../../ui/heading'
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
  const { headingLevel } = useEnvironment()
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
  const common = useMessages('common')
  const errors = useMessages('errors')
  const { portal } = useEnvironment()
  const [saved, setSaved] = useState(profile.full_name)
  const [name, setName] = useState(saved)
  const wanted = name.trim()
  const { ref, status, submit } = useSubmission({
    initial: { state: 'idle' },
    next: nextEditState,
    send: (fullName: string) => renameProfile(portal.api, fullName),
    succeeded(renamed) {
      setSaved(renamed.full_name)
      setName(renamed.full_name)
      if (portal.session.state.developer) portal.session.signedIn(renamed)
      showToast('success', t('saved'))
      onRenamed()
    },
  })
  const { state, problem } = status
  const refusal = problem?.kind === 'refused' ? problem.error : undefined
  const reason = fieldTexts(refusal?.problem, errors).get('fullName')
  const message =
    problem?.kind === 'mistake' ? errors(problem.message) : refusal && errorText(refusal, errors)

  function blocked(): string {
    if (wanted === '') return common('missing', { fields: forms('fullName') })
    return wanted === saved ? t('unchanged') : ''
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!blocked()) runInBackground(submit(wanted))
  }

  return (
    <form ref={ref} className="pe-account-name" noValidate onSubmit={onSubmit}>
      {message && !reason && <Alert kind="danger">{message}</Alert>}
      <Field
        name="fullName"
        label={forms('fullName')}
        error={reason}
        required
        maxLength={MAX_NAME_CHARACTERS}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <BlockedButton type="submit" pending={state === 'pending'} blocked={blocked()}>
        {t('save')}
      </BlockedButton>
    </form>
  )
}
