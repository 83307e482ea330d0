import { useMessages } from '../../i18n'
import { Alert } from '../../ui/alert'
import { SecretValue } from '../secret-dialog/secret-value'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'
import type { useLeaving } from '../secret-dialog/use-leaving'

interface OwnSecretsProps {
  applicationId: string
  leaving: ReturnType<typeof useLeaving>
}

/** The newest key, or the secret, of an application, as far as this page knows it. */
export function OwnSecrets({ applicationId, leaving }: OwnSecretsProps) {
  const t = useMessages('get-access')
  const shared = useMessages('applications')
  const secretTexts = useMessages('secrets')
  const { keys, clientSecret } = useKnownSecrets().of(applicationId)
  const value = keys[0]?.value ?? clientSecret
  if (value === undefined) return null
  return (
    <>
      <p>{secretTexts('once')}</p>
      <SecretValue
        key={value}
        isMasked
        label={keys.length > 0 ? t('key') : shared('clientSecret')}
        value={value}
        onCopied={() => leaving.noteCopy(value)}
      />
      {leaving.isConfirming && <Alert kind="danger">{secretTexts('notCopied')}</Alert>}
    </>
  )
}
