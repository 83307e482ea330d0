import { useEffect } from 'react'
import { useMessages } from '../../../i18n'
import { useIsVisitor, useLatest, usePortalContext } from '../../../state'
import { SignInNote } from '../../../parts/sign-in-note/sign-in-note'
import { LoadFailure } from '../../../parts/load-failure/load-failure'
import { SelectField } from '../../../ui/inputs/select-field'
import { fits, isFillable, kindOf } from './own-kinds'
import { OwnSecret } from './own-secret'
import { type ReadVersion, useReadVersion } from './settings'
import { useOwnApplication } from './use-own-application'
import { BY_HAND, emptyEntry } from './session'
import type { OpenRequest } from './use-request'
import '../../../ui/basics/field.css'

/** Fills in what the developer's own applications identify themselves with, where the version that is read takes applications. */
export function OwnCredentials({ open }: { open: OpenRequest }) {
  const read = useReadVersion()
  const context = usePortalContext()
  const isVisitor = useIsVisitor()
  const t = useMessages('try-it')
  const isPrivate = context.status === 'ready' && !context.data.isPublic
  if (!read || !isPrivate || read.version.registration_configs.length === 0) return null
  if (!open.schemes.some(isFillable)) return null
  return isVisitor ? <SignInNote text={t('ownLogIn')} /> : <OwnApplications read={read} open={open} />
}

function OwnApplications({ read, open }: { read: ReadVersion; open: OpenRequest }) {
  const t = useMessages('try-it')
  const applications = read.registered
  const own = useOwnApplication(open.session)
  const choose = useLatest(own.choose)

  const all = applications.status === 'ready' ? applications.data : []
  const approved = all.filter((one) => one.registration_status === 'approved')
  const fitting = approved.filter((one) => open.schemes.some((scheme) => fits(kindOf(one), scheme)))
  const chosen = fitting.find(({ id }) => id === open.application)
  const isFree = !chosen && open.application !== BY_HAND && !hasEntries(open)
  const first = isFree ? own.firstOf(fitting)?.id : undefined
  useEffect(() => {
    if (first) choose.current(first)
  }, [choose, first])

  if (applications.status === 'loading') return null
  if (applications.status === 'failed')
    return <LoadFailure error={applications.error} onRetry={applications.retry} />
  const names = { product: read.product.name, version: read.version.name }
  if (fitting.length === 0) return <p className="pe-hint">{t('ownNone', names)}</p>
  return (
    <>
      <SelectField
        name="application"
        label={t('ownApplication')}
        placeholder={t('ownByHand')}
        options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen?.id ?? ''}
        onChange={({ target }) => own.choose(target.value)}
      />
      {chosen && own.failure && <LoadFailure error={own.failure} onRetry={() => own.retry(chosen.id)} />}
      {chosen && !own.failure && (
        <OwnSecret application={chosen} open={open} onChoose={(keyId) => own.choose(chosen.id, keyId)} />
      )}
    </>
  )
}

const hasEntries = ({ schemes, entries }: OpenRequest): boolean =>
  schemes.some(({ name }) => {
    const { texts, token } = entries[name] ?? emptyEntry
    return token !== undefined || Object.values(texts).some((text) => text !== '')
  })

/** Name of the application in whose name the API is called. */
export function useOwnName({ application }: OpenRequest): string | undefined {
  const registered = useReadVersion()?.registered
  if (registered?.status !== 'ready') return undefined
  return registered.data.find(({ id }) => id === application)?.name
}
