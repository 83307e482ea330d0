import { useMessages } from '../../../i18n'
import { Alert } from '../../../ui/alert'

/** Above everything that is said of a deprecated version. */
export function DeprecatedNotice() {
  const t = useMessages('reference')
  return <Alert kind="warning">{t('deprecatedVersion')}</Alert>
}
