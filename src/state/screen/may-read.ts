import type { Portal } from '../portal'
import { sessionKey } from '../session'

/** Returns whether there is a session, or visitors may read: then the visitor is not led to the sign-in. */
export async function mayRead({ session, context, start }: Portal): Promise<boolean> {
  const hasSession = () => sessionKey(session.current) !== undefined
  if (!hasSession()) await start()
  return hasSession() || context.isPublic || context.isOpenReading
}
