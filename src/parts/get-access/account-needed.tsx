import { useMessages } from '../../i18n'
import { paths, specPath } from '../../router/paths'
import { useHost, useNavigation, usePortal, usePortalContext } from '../../state'
import { Dialog } from '../../ui/dialogs/dialog'
import { Button } from '../../ui/basics/button'
import { productAddress, productKey } from '../product-shell/product-address'
import { PortalLink } from '../portal-link/portal-link'
import { namesOf, type RegistrationTarget } from '../registration/registration-target'
import { accessQuery } from './access-address'
import type { GetAccessProps } from './get-access-props'

type AccountNeededProps = Pick<GetAccessProps, 'operation' | 'application' | 'onClose'> & {
  target: RegistrationTarget
}

/** Says what an account is for, and leads to the sign-in and back to the same operation. */
export function AccountNeeded({ target, operation, application, onClose }: AccountNeededProps) {
  const t = useMessages('get-access')
  const common = useMessages('common')
  const registrationTexts = useMessages('registration')
  const errors = useMessages('errors')
  const { headingLevel } = useHost()
  const portal = usePortal()
  const context = usePortalContext()
  const { assembled, loginHref, navigate } = useNavigation()
  const hasPasswords = context.status === 'ready' && context.data.authClientConfig.basicAuthEnabled

  /** The portal remembers what was read, which is not where it goes on. */
  function follow(path: string): boolean {
    onClose()
    if (!assembled) return true
    navigate(path)
    const address = productAddress(productKey(target.product), target.product, target.version)
    portal.session.remember(specPath({ ...address, query: accessQuery({ operation, application }) }))
    return false
  }

  const link = (path: string, text: string, isMain: boolean) => (
    <PortalLink
      className="pe-button"
      data-variant={isMain ? 'primary' : undefined}
      path={path}
      onFollow={() => follow(path)}
    >
      {text}
    </PortalLink>
  )
  const actions = (
    <>
      <Button onClick={onClose}>{common('cancel')}</Button>
      {hasPasswords && !loginHref && link(paths.registration, t('signUp'), false)}
      {link(paths.login, errors('logIn'), true)}
    </>
  )
  return (
    <Dialog
      title={registrationTexts('title', namesOf(target))}
      level={headingLevel + 1}
      onClose={onClose}
      actions={actions}
    >
      <p>{t('accountNeeded')}</p>
    </Dialog>
  )
}
