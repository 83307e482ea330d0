import {
  createReferenceEngine,
  type Outline,
  type ReferenceEngine,
  type ReferenceSource,
} from '../../../reference'

/** A description that is being opened in a worker of its own, which whoever has it closes. */
export interface Opening {
  readonly engine: ReferenceEngine
  readonly outline: Promise<Outline>
}

/**
 * Opens what `load` gives; null where it gives nothing. The worker starts while the description is on its way.
 *
 * @throws what `load` throws.
 */
export async function openLoaded(
  load: (signal: AbortSignal) => Promise<ReferenceSource | null>,
  signal: AbortSignal,
): Promise<Opening | null> {
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
export const absoluteAddress = (url: string): string =>
  URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url

function openAt(url: string): Opening {
  const engine = createReferenceEngine()
  return { engine, outline: engine.open({ kind: 'address', url, credentials: 'same-origin' }) }
}

const openedAhead = new Map<string, Opening>()

/** After that nobody will come for it. */
const LONGEST_WAIT_MS = 30_000

/** Has a description read while what shows it is still on its way. */
export function openAhead(specUrl: string): void {
  const url = absoluteAddress(specUrl)
  if (openedAhead.has(url)) return
  const opening = openAt(url)
  // Told to whoever takes it.
  opening.outline.catch(() => undefined)
  openedAhead.set(url, opening)
  setTimeout(() => {
    if (openedAhead.get(url) === opening) take(url)?.engine.close()
  }, LONGEST_WAIT_MS)
}

function take(url: string): Opening | undefined {
  const opening = openedAhead.get(url)
  openedAhead.delete(url)
  return opening
}

/** The description at an absolute address; what was opened ahead for it is used once. */
export const openAddress = (url: string): Opening => take(url) ?? openAt(url)
