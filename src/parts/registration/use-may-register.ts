import { usePortalContext, useRead } from '../../state'
import { actionsRead } from '../product-shell/load-actions'

/**
 * Whether access control lets the developer register applications for a product; undefined as long as that is not known. Where the
 * portal has none, everybody may. If the server does not say, the developer may try: its response to the registration decides.
 */
export function useMayRegister(productId: string): boolean | undefined {
  const context = usePortalContext()
  const isControlled = context.status === 'ready' && context.data.isRbacEnabled && !context.data.isPublic
  const actions = useRead(isControlled ? actionsRead(productId) : undefined)
  if (context.status !== 'ready' || actions?.status === 'loading') return undefined
  return actions?.status !== 'ready' || actions.data.register === true
}
