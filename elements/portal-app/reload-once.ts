import { isLostChunk } from '../../src/lib/lost-chunk'
import { runInBackground } from '../../src/lib/run-in-background'
import { tabText } from '../../src/state/page-storage'

/** A page that has just been reloaded is not reloaded again for this long. */
const PAUSE_MS = 600_000

const reloaded = tabText('portal-elements:reloaded')
const typed = tabText('portal-elements:typed')

function wasReloaded(): boolean {
  const [at, href] = reloaded.read()?.split(' ') ?? []
  return href === location.href && Date.now() - Number(at) < PAUSE_MS
}

async function reloadOnce(askServer: () => Promise<unknown>): Promise<void> {
  await askServer()
  if (reloaded.write(`${Date.now()} ${location.href}`)) location.reload()
}

/**
 * Loads the page again when code of the kit is gone from the server, as after a deployment: once for each address, and only if the
 * server can be reached. Values that were typed are given back to their fields, secrets left out.
 *
 * @param isOwnPage - The page belongs to the portal.
 * @param askServer - Rejects if the server cannot be reached.
 * @param signal - Ends it.
 */
export function reloadForLostChunks(
  root: HTMLElement,
  isOwnPage: () => boolean,
  askServer: () => Promise<unknown>,
  signal: AbortSignal,
): void {
  let keep = (): string => ''
  let isAsking = false
  // Loaded before it is needed: it may be gone by then itself.
  const prepare = () => {
    import('./typed-values').then(
      ({ typedValues }) => (keep = () => typedValues(root)),
      () => undefined,
    )
  }
  const onError = (event: Event) => {
    const { error } = (event as CustomEvent<{ error: unknown }>).detail
    if (isAsking || !isOwnPage() || !isLostChunk(error) || wasReloaded()) return
    isAsking = true
    typed.write(keep())
    reloadOnce(askServer).catch(() => {
      // Offline the page stays as it is, and says so.
      isAsking = false
      typed.remove()
    })
  }
  root.addEventListener('input', prepare, { signal, once: true })
  root.addEventListener('element-error', onError, { signal })
  const kept = typed.read()
  typed.remove()
  if (kept)
    runInBackground(import('./typed-values').then(({ restoreTypedValues }) => restoreTypedValues(root, kept)))
}
