import { oauth2RedirectPath } from '../../router/paths'
import { useNavigation } from '../../state'
import { useReadVersion, useTryItSettings } from './settings'

/**
 * Where identity providers send visitors back to. Empty where the page has no such place: another origin could not hand anything
 * over, and OAuth allows no hash.
 */
export function useRedirectUrl(): string {
  const { redirectUrl } = useTryItSettings()
  // By its ID: identity providers know the address, and a slug may change.
  const product = useReadVersion()?.product.id
  const { redirectUrlFor } = useNavigation()
  const own = product ? redirectUrlFor(oauth2RedirectPath(product)) : ''
  const given = redirectUrl || own
  if (given === '' || !URL.canParse(given, document.baseURI)) return ''
  const { href, origin, hash } = new URL(given, document.baseURI)
  return origin === window.location.origin && hash === '' ? href : ''
}
