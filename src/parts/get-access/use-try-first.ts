import { fillTemplate } from '../../lib/fill-template'
import { pageHash, withPageParameters } from '../../lib/page-location'
import { specPath } from '../../router/paths'
import { useNavigation, usePortal } from '../../state'
import { rememberApplication } from '../try-it/use-own-application'
import { tryItRequestsOf } from '../try-it/try-it-requests'
import { productAddress, productKey } from '../product-shell/product-address'
import type { RegistrationTarget } from '../registration/registration-target'

/**
 * Returns what opens Try it at an operation with the credentials of an application: in the reference of this page that shows the version,
 * else in the one that the page leads to.
 *
 * @param specHref - Template of an API reference, with `{product}` and `{version}`.
 */
export function useTryFirst({ product, version }: RegistrationTarget, specHref: string | undefined) {
  const portal = usePortal()
  const { navigate } = useNavigation()
  return (application: string, operation: string) => {
    rememberApplication(portal, application)
    if (tryItRequestsOf(portal).ask({ version: version.id, application, operation })) return
    const address = productAddress(productKey(product), product, version)
    const href = fillTemplate(specHref, { product: productKey(product), version: version.id })
    navigate(specPath({ ...address, query: withPageParameters('', { operation }) }), {
      href: href && `${href}${pageHash(encodeURIComponent(operation))}`,
    })
  }
}
