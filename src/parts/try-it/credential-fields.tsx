import { useMessages } from '../../i18n'
import type { Operation, SecurityScheme } from '../../reference'
import { Field } from '../../ui/forms/field'
import { SelectField } from '../../ui/inputs/select-field'
import { schemeText } from '../api-reference/scheme-text'
import { requirementOf } from './credentials'
import { OwnCredentials } from './own-credentials'
import { SecretField } from './secret-field'
import { emptyEntry } from './session'
import { TokenFields } from './token-fields'
import type { OpenRequest } from './use-request'
import './try-it.css'

/** Who calls: the fields of each scheme that the operation asks for, for the chosen alternative. */
export function CredentialFields({ operation, open }: { operation: Operation; open: OpenRequest }) {
  const t = useMessages('try-it')
  const referenceText = useMessages('reference')
  const { security } = operation
  const { session, draft, schemes } = open
  if (security.every((requirement) => requirement.schemes.length === 0)) return null
  const requirement = requirementOf(operation, draft.requirement)
  return (
    <fieldset className="pe-try-group">
      <legend>{referenceText('authentication')}</legend>
      {security.length > 1 && (
        <SelectField
          name="requirement"
          label={t('securityRequirement')}
          options={security.map((one, index) => ({
            value: String(index),
            label: one.schemes.map(({ name }) => name).join(' + ') || referenceText('noAuthentication'),
          }))}
          value={String(requirement ? security.indexOf(requirement) : 0)}
          onChange={({ target }) => session.changeDraft(operation.id, { requirement: Number(target.value) })}
        />
      )}
      <OwnCredentials open={open} operation={operation.id} />
      {schemes.map((scheme) => (
        <SchemeFields
          key={scheme.name}
          scheme={scheme}
          needed={requirement?.schemes.find(({ name }) => name === scheme.name)?.scopes ?? []}
          open={open}
        />
      ))}
      {schemes.length > 0 && <p className="pe-hint">{t('secretsStayHere')}</p>}
    </fieldset>
  )
}

interface SchemeFieldsProps {
  scheme: SecurityScheme
  needed: readonly string[]
  open: OpenRequest
}

function SchemeFields({ scheme, needed, open }: SchemeFieldsProps) {
  const t = useMessages('try-it')
  const referenceText = useMessages('reference')
  const { texts } = open.entries[scheme.name] ?? emptyEntry
  const set = (name: string) => (text: string) =>
    open.session.changeCredential(scheme.name, { texts: { ...texts, [name]: text } })
  const hint = schemeText(scheme, referenceText)
  if (scheme.type === 'mutualTLS') return <p className="pe-hint">{t('certificate')}</p>
  if (scheme.type === 'unknown') return <p className="pe-hint">{t('unknownScheme', { name: scheme.name })}</p>
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect')
    return <TokenFields scheme={scheme} needed={needed} open={open} />
  if (scheme.type === 'http' && scheme.scheme === 'basic')
    return (
      <>
        <Field
          name="username"
          label={t('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={texts.username ?? ''}
          onChange={({ target }) => set('username')(target.value)}
        />
        <SecretField
          name="password"
          label={t('password')}
          text={texts.password ?? ''}
          onChange={set('password')}
        />
      </>
    )
  const field = scheme.type === 'apiKey' ? 'key' : 'token'
  return (
    <SecretField
      name={field}
      label={t(field === 'key' ? 'key' : 'token', { name: scheme.name })}
      hint={hint}
      text={texts[field] ?? ''}
      onChange={set(field)}
    />
  )
}
