import type { AccountSession } from '../../api'
import { useMessages } from '../../i18n'

/** Returns a function that names the device of a session, such as "Firefox on Linux", as far as it is known. */
export function useDeviceName(): (session: AccountSession) => string {
  const t = useMessages('account')
  return ({ device: { browser, system } }) =>
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknownDevice'))
}
