import type { Portal } from '../portal'

/** Returns whether there is a session, or the portal is public: then the visitor is not led to the sign-in. */
export async function mayRead({ session, context, start }: Portal): Promise<boolean> {
  if (session.id === undefined) await start()
  return session.id !== undefined || context.isPublic
}
