import {
  type AccountSession,
  isPortalError,
  loadProfile,
  loadSessions,
  type PortalApi,
  type Profile,
  type Read,
} from '../../api'

/** Resolves to null if the server has no such operation. */
async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (failure) {
    if (isPortalError(failure) && failure.code === 'not-found') return null
    throw failure
  }
}

const readOfAccount = <T>(
  operation: string,
  load: (api: PortalApi, options: { signal: AbortSignal }) => Promise<T>,
): Read<T | null> => ({ key: [operation], load: (api, signal) => orNull(load(api, { signal })) })

export const profileRead: Read<Profile | null> = readOfAccount('/api/v2/developer/me', loadProfile)

export const sessionsRead: Read<readonly AccountSession[] | null> = readOfAccount(
  '/api/v2/developer/sessions',
  loadSessions,
)
