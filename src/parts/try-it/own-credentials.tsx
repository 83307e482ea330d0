import { useEffect } from 'react'
import { useMessages } from '../../i18n'
import { useIsVisitor, useLatest, usePortalContext } from '../../state'
import { SignInNote } from '../sign-in-note/sign-in-note'
import { LoadFailure } from '../load-failure/load-failure'
import { SelectField } from '../../ui/inputs/select-field'
import { fits, isFillable, kindOf } from './own-kinds'
import { OwnSecret } from './own-secret'
import { type ReadVersion, useReadVersion } from './settings'
import { useOwnApplication } from './use-own-application'
import { BY_HAND, emptyEntry } from './session'
import type { OpenRequest } from './use-request'
import { VersionAccess } from './version-access'
import '../../ui/basics/field.css'

/** Fills in what the developer's own applications identify themselves with, where the version that is read takes applications. */
export function OwnCredentials({ open, operation }: { open: OpenRequest; operation?: string }) {
  const t = useMessages('try-it')
  const isVisitor = useIsVisitor()
  const read = useVersionOfApplications(open)
  if (!read) return null
  if (!isVisitor) return <OwnApplications read={read} open={open} operation={operation} />
  return (
    <>
      <SignInNote text={t('ownLogIn')} />
      <VersionAccess read={read} operation={operation} />
    </>
  )
}

/** The same without fields, for requests whose fields are not shown. */
export function FillOwnCredentials({ open }: { open: OpenRequest }) {
  const isVisitor = useIsVisitor()
  const read = useVersionOfApplications(open)
  return read && !isVisitor ? <Fill read={read} open={open} /> : null
}

function Fill(props: OwnProps): null {
  useOwnApplications(props)
  return null
}

/** The version that is read, if applications of developers may have what the request asks for. */
function useVersionOfApplications(open: OpenRequest): ReadVersion | undefined {
  const read = useReadVersion()
  const context = usePortalContext()
  const isPrivate = context.status === 'ready' && !context.data.isPublic
  if (!read || !isPrivate || read.version.registration_configs.length === 0) return undefined
  return open.schemes.some(isFillable) ? read : undefined
}

interface OwnProps {
  read: ReadVersion
  open: OpenRequest
}

/** The applications that fit. One of them is chosen as long as the reader has chosen none and entered nothing. */
function useOwnApplications({ read, open }: OwnProps) {
  const applications = read.registered
  const own = useOwnApplication(open.session)
  const choose = useLatest(own.choose)

  const all = applications.status === 'ready' ? applications.data : []
  const approved = all.filter((one) => one.registration_status === 'approved')
  const fitting = approved.filter((one) => open.schemes.some((scheme) => fits(kindOf(one), scheme)))
  const chosen = fitting.find(({ id }) => id === open.application)
  // The list may not have the application yet with which it was opened.
  const { requested } = open.session.entries()
  const isAwaited = requested !== undefined && !fitting.some(({ id }) => id === requested)
  // It has no access any more, or not with what the operation takes.
  const isMissing = isAwaited && (applications.status === 'failed' || isSettled(applications))
  useEffect(() => {
    if (isMissing) open.session.filled()
  }, [isMissing, open.session])
  const isFree = !chosen && !isAwaited && open.application !== BY_HAND && !hasEntries(open)
  const first = isFree ? own.firstOf(fitting)?.id : undefined
  // A key that was made since then.
  const next = first ?? (chosen && own.isUnfilled(chosen.id, open.schemes) ? chosen.id : undefined)
  const { session, application } = open
  useEffect(() => {
    // Other requests of the page may have chosen meanwhile.
    if (next && session.entries().application === application) choose.current(next)
  }, [choose, next, session, application])
  return { applications, own, fitting, chosen }
}

function OwnApplications({ read, open, operation }: OwnProps & { operation: string | undefined }) {
  const t = useMessages('try-it')
  const { applications, own, fitting, chosen } = useOwnApplications({ read, open })
  if (applications.status === 'loading') return null
  if (applications.status === 'failed')
    return <LoadFailure error={applications.error} onRetry={applications.retry} />
  const names = { product: read.product.name, version: read.version.name }
  if (fitting.length === 0)
    return (
      <>
        <p className="pe-hint">{t('ownNone', names)}</p>
        <VersionAccess read={read} operation={operation} />
      </>
    )
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

const isSettled = (remote: ReadVersion['registered']): boolean =>
  remote.status === 'ready' && !remote.refreshing

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
