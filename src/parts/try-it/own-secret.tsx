import { applicationPath } from '../../router/paths'
import { useMessages } from '../../i18n'
import { fillTemplate } from '../../lib/fill-template'
import { usePageLinks } from '../portal-link/page-links'
import { PortalLink } from '../portal-link/portal-link'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'
import { SelectField } from '../../ui/inputs/select-field'
import { kindOf } from './own-kinds'
import type { VersionApplication } from '../registration/version-applications-read'
import type { OpenRequest } from './use-request'
import '../../ui/basics/field.css'

interface OwnSecretProps {
  application: VersionApplication
  open: OpenRequest
  /** One of several keys. */
  onChoose(keyId: string): void
}

/** The credentials of an application that were filled in, and the way to the rest: a secret is shown once, and this page may not have seen it. */
export function OwnSecret({ application: { id, name, ...application }, open, onChoose }: OwnSecretProps) {
  const t = useMessages('try-it')
  const { keys, clientSecret } = useKnownSecrets().of(id)
  const { applicationHref } = usePageLinks()
  const kind = kindOf(application)
  if (kind === 'client-elsewhere') return <p className="pe-hint">{t('ownElsewhere')}</p>
  const isKnown = kind === 'key' ? keys.length > 0 : clientSecret !== undefined
  if (!isKnown)
    return (
      <p className="pe-hint">
        {t(kind === 'key' ? 'ownKeyUnknown' : 'ownSecretUnknown')}{' '}
        <PortalLink path={applicationPath(id)} href={fillTemplate(applicationHref, { application: id })}>
          {name}
        </PortalLink>
      </p>
    )
  const present = open.schemes.map((scheme) => open.entries[scheme.name]?.texts.key)
  return (
    <>
      {keys.length > 1 && (
        <SelectField
          name="own-key"
          label={t('ownKey')}
          options={keys.map(({ id: keyId, name: label }) => ({ value: keyId, label }))}
          value={keys.find(({ value }) => present.includes(value))?.id ?? keys[0]?.id}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
      <p className="pe-hint">{t('ownFilled')}</p>
    </>
  )
}
