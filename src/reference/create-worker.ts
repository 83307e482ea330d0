import type { EngineWorker } from './engine'
import workerUrl from './worker/main.ts?worker&url'

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

let trusted: ((url: string) => string) | undefined

/** Workers take trusted addresses only, where the page asks for that. The policy never leaves this module. */
function trust(url: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return url
  if (!trusted) {
    const policy = factory.createPolicy('portal-elements-worker', { createScriptURL: (given) => given })
    trusted = (given) => policy.createScriptURL(given)
  }
  return trusted(url)
}

/**
 * Policies name the kit under `script-src`, which is where an import while running is looked up; the imports at the head of a worker are
 * looked up under `worker-src`. What is asked before the kit's script is there is handed on to it afterwards.
 */
const launcher = (href: string): string => `
  const early = []
  const keep = ({ data }) => early.push(data)
  addEventListener('message', keep)
  import(${JSON.stringify(href)}).then(
    () => {
      removeEventListener('message', keep)
      for (const data of early) dispatchEvent(new MessageEvent('message', { data }))
    },
    (error) => setTimeout(() => { throw error }),
  )`

/**
 * A worker of the kit. Browsers refuse workers from another origin, where the kit often is: there a script of a few lines on
 * the page's own origin imports it.
 *
 * @throws where the page's policy allows no worker; most browsers tell by an `error` event instead.
 */
export function createWorker(): EngineWorker {
  // Next makes it a path of the page's origin, and gives modules the URL of a file.
  const { href, origin } = new URL(workerUrl, location.href)
  if (origin === location.origin) return new Worker(trust(href), { type: 'module' })
  const script = new Blob([launcher(href)], { type: 'text/javascript' })
  const blobUrl = URL.createObjectURL(script)
  const worker = new Worker(trust(blobUrl), { type: 'module' })
  const forget = () => URL.revokeObjectURL(blobUrl)
  worker.addEventListener('message', forget, { once: true })
  worker.addEventListener('error', forget, { once: true })
  return worker
}
