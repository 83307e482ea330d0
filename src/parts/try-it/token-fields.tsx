import { useFormat, useMessages } from '../../i18n'
import { runInBackground } from '../../lib/run-in-background'
import { CopyButton } from '../code-block/copy-button'
import type { SecurityScheme } from '../../reference'
import { Alert } from '../../ui/alert'
import { BlockedButton } from '../../ui/forms/blocked-button'
import { Button } from '../../ui/basics/button'
import { Field } from '../../ui/forms/field'
import { SelectField } from '../../ui/inputs/select-field'
import { ScopeFields } from './scope-fields'
import { SecretField } from './secret-field'
import { emptyEntry } from './session'
import { useTokenFailureText } from './token-failure-text'
import { otherFlows, tokenGrants } from './token-grants'
import { useRedirectUrl } from './use-redirect-url'
import type { OpenRequest } from './use-request'
import { useToken } from './use-token'
import './try-it.css'

interface TokenFieldsProps {
  scheme: SecurityScheme
  /** Scopes that the operation needs. */
  needed: readonly string[]
  open: OpenRequest
}

/** A token: got here by one of the scheme's flows, or pasted. */
export function TokenFields({ scheme, needed, open }: TokenFieldsProps) {
  const t = useMessages('try-it')
  const referenceText = useMessages('reference')
  const common = useMessages('common')
  const redirectUrl = useRedirectUrl()
  const failureText = useTokenFailureText()
  const { session } = open
  const entry = open.entries[scheme.name] ?? emptyEntry
  const { texts } = entry
  const { state, requestToken, cancel } = useToken(session, scheme.name)
  const set = (name: string) => (text: string) =>
    session.changeCredential(scheme.name, { texts: { ...texts, [name]: text } })
  const text = (name: string) => texts[name] ?? ''
  const grants = tokenGrants(scheme)
  const grant = grants.find(({ kind }) => kind === text('grant')) ?? grants[0]
  const others = otherFlows(scheme)
  const standard = grant?.source.discoveryUrl && !grant.scopes ? ['openid', ...needed] : needed
  const scopes = entry.scopes ?? [...new Set(standard)]
  const isCode = grant?.kind === 'authorizationCode'
  const canRequest = grant && (!isCode || redirectUrl !== '')

  function begin() {
    if (!grant) return
    const client = {
      id: text('clientId').trim(),
      secret: text('clientSecret'),
      secretIn: text('secretIn') === 'body' ? ('body' as const) : ('header' as const),
    }
    runInBackground(requestToken(grant, { client, scopes }, redirectUrl))
  }

  return (
    <div className="pe-try-scheme">
      {grant && (
        <>
          {grants.length > 1 && (
            <SelectField
              name="flow"
              label={t('flow')}
              options={grants.map(({ kind }) => ({ value: kind, label: referenceText(kind) }))}
              value={grant.kind}
              onChange={({ target }) => set('grant')(target.value)}
            />
          )}
          <Field
            name="client-id"
            label={t('clientId')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text('clientId')}
            onChange={({ target }) => set('clientId')(target.value)}
          />
          <SecretField
            name="client-secret"
            label={t('clientSecret')}
            hint={isCode ? t('publicClient') : undefined}
            text={text('clientSecret')}
            onChange={set('clientSecret')}
          />
          {text('clientSecret') !== '' && (
            <SelectField
              name="secret-place"
              label={t('clientAuthentication')}
              options={[
                { value: 'header', label: t('secretInHeader') },
                { value: 'body', label: t('secretInBody') },
              ]}
              value={text('secretIn') || 'header'}
              onChange={({ target }) => set('secretIn')(target.value)}
            />
          )}
          <ScopeFields
            known={grant.scopes}
            scopes={scopes}
            onChange={(chosen) => session.changeCredential(scheme.name, { scopes: chosen })}
          />
          {isCode && redirectUrl !== '' && (
            <p className="pe-hint">
              {t('redirectHint')} <code>{redirectUrl}</code>{' '}
              <CopyButton text={redirectUrl} label={referenceText('copy', { label: redirectUrl })} />
            </p>
          )}
          {isCode && redirectUrl === '' && <Alert kind="info">{t('noRedirect')}</Alert>}
          {canRequest && (
            <div className="pe-try-actions">
              <BlockedButton
                pending={state.status === 'requesting'}
                blocked={text('clientId').trim() === '' ? common('missing', { fields: t('clientId') }) : ''}
                onClick={begin}
              >
                {isCode ? t('signIn') : t('getToken')}
              </BlockedButton>
              {state.status === 'requesting' && <Button onClick={cancel}>{t('cancel')}</Button>}
            </div>
          )}
          {state.status === 'requesting' && state.signInUrl && (
            <p className="pe-hint" role="status">
              {t('signInThere')}{' '}
              <a href={state.signInUrl} target="_blank" rel="noopener noreferrer">
                {t('openSignIn')}
              </a>
            </p>
          )}
        </>
      )}
      {state.status === 'failed' && <Alert kind="danger">{failureText(state.failure)}</Alert>}
      {others.length > 0 && (
        <p className="pe-hint">
          {t('flowNotHere', { flows: others.map((kind) => referenceText(kind)).join(', ') })}
        </p>
      )}
      {entry.token ? (
        <TokenHere
          expiresAt={entry.token.expiresAt}
          onForget={() => session.changeCredential(scheme.name, { token: undefined })}
        />
      ) : (
        <SecretField
          name="token"
          label={t('token', { name: scheme.name })}
          text={text('token')}
          onChange={set('token')}
        />
      )}
    </div>
  )
}

function TokenHere({ expiresAt, onForget }: { expiresAt: number | undefined; onForget(): void }) {
  const t = useMessages('try-it')
  const format = useFormat()
  return (
    <Alert kind="success" action={<Button onClick={onForget}>{t('forgetToken')}</Button>}>
      {expiresAt === undefined ? t('tokenHere') : t('tokenHereUntil', { date: format.date(expiresAt) })}
    </Alert>
  )
}
