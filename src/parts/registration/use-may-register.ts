import { usePortalContext, useRead } from '../../state'
import { actionsRead } from '../product-shell/load-actions'

/**
 * Whether access control lets the developer register applications for a product; undefined as long as that is not known. Where the
 * portal has none, everybody may. If the server does not say, the developer may try: its response to the registration decides.
 *
 * @param productId - Undefined: it is not known yet.
 */
export function useMayRegister(productId: string | undefined): boolean | undefined {
  const context = usePortalContext()
  const isControlled = context.status === 'ready' && context.data.isRbacEnabled && !context.data.isPublic
  const actions = useRead(isControlled && productId ? actionsRead(productId) : undefined)
  if (!productId || context.status !== 'ready' || actions?.status === 'loading') return undefined
  return actions?.status !== 'ready' || actions.data.register === true
}
