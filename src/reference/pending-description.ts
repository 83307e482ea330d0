import { createReferenceEngine, type Outline, type ReferenceEngine, type ReferenceSource } from '.'

/** A description that is being opened in a worker of its own, which its owner closes. */
export interface PendingDescription {
  readonly engine: ReferenceEngine
  readonly outline: Promise<Outline>
}

/**
 * Opens what `load` gives; null where it gives nothing. The worker starts while the description is on its way.
 *
 * @throws what `load` throws.
 */
export async function openFromLoader(
  load: (signal: AbortSignal) => Promise<ReferenceSource | null>,
  signal: AbortSignal,
): Promise<PendingDescription | null> {
  const engine = createReferenceEngine()
  try {
    const source = await load(signal)
    if (source) return { engine, outline: engine.open(source) }
  } catch (failure) {
    engine.close()
    throw failure
  }
  engine.close()
  return null
}

/** An address that cannot be read stays as it is: to load it fails, and that is shown. */
export const absoluteUrl = (url: string): string =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url

function openAt(url: string): PendingDescription {
  const engine = createReferenceEngine()
  return { engine, outline: engine.open({ kind: 'address', url, credentials: 'same-origin' }) }
}

const preloaded = new Map<string, PendingDescription>()

/** The code that shows descriptions is there, so there is nothing to gain from a preload. */
let isShowing = false

/** A preloaded description that is not used within this time is dropped. */
const LONGEST_WAIT_MS = 30_000

/** Loads a description while the code that shows it is still loading. */
export function preloadDescription(specUrl: string): void {
  const url = absoluteUrl(specUrl)
  if (isShowing || preloaded.has(url)) return
  const opening = openAt(url)
  // Reported to the caller that takes it.
  opening.outline.catch(() => undefined)
  preloaded.set(url, opening)
  setTimeout(() => {
    if (preloaded.get(url) === opening) take(url)?.engine.close()
  }, LONGEST_WAIT_MS)
}

function take(url: string): PendingDescription | undefined {
  const opening = preloaded.get(url)
  preloaded.delete(url)
  return opening
}

/** Opens the description at an absolute address. A preloaded one is used once. */
export function openUrl(url: string): PendingDescription {
  isShowing = true
  return take(url) ?? openAt(url)
}
