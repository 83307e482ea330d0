import { isLocalHost } from '../lib/is-local-host'

/** Why a page got no response that it may read. */
export type FailureReason =
  /** The device has no network. */
  | 'offline'
  /** The page's content security policy does not allow the URL. */
  | 'policy'
  /** A page loaded over HTTPS cannot request HTTP. */
  | 'mixed-content'
  /** The server is reachable, but does not allow this page to read its responses or to send such requests. */
  | 'cors'
  /** The server is not reachable. */
  | 'unreachable'

const PROBE_LIMIT_MS = 5000

/** Requests that the page's content security policy has refused since the watch began. */
export interface PolicyWatch {
  /** The latest origin; undefined if nothing was refused. */
  blockedOrigin(): string | undefined
  isBlocked(origin: string): boolean
  stop(): void
}

/** The content security policy reports what it blocked by an event, and not to the caller of `fetch`. */
export function watchPolicy(): PolicyWatch {
  const blocked: string[] = []
  function onViolation({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent) {
    if (effectiveDirective === 'connect-src' && URL.canParse(blockedURI))
      blocked.push(new URL(blockedURI).origin)
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return {
    blockedOrigin: () => blocked.at(-1),
    isBlocked: (origin) => blocked.includes(origin),
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  }
}

/** Returns why there was no response that the page may read. */
export async function failureReason(
  url: string,
  policy: PolicyWatch,
  signal: AbortSignal,
): Promise<FailureReason> {
  const { protocol, hostname, origin } = new URL(url)
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocalHost(hostname)) return 'mixed-content'
  await violationsReported()
  if (policy.isBlocked(origin)) return 'policy'
  if (!navigator.onLine && !isLocalHost(hostname)) return 'offline'
  if (origin === location.origin) return 'unreachable'
  return (await isReachable(origin, signal)) ? 'cors' : 'unreachable'
}

/** The event is fired one task after the failure. */
export const violationsReported = (): Promise<void> => new Promise((next) => setTimeout(next))

/** Requests the root of a server, without credentials, to find out whether it is reachable. */
async function isReachable(origin: string, signal: AbortSignal): Promise<boolean> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(PROBE_LIMIT_MS)])
  try {
    await fetch(`${origin}/`, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: limited,
    })
    return true
  } catch {
    return false
  }
}
