import type { PortalApi } from '../../api'
import type { Operation, Outline, ReferenceEngine, SecurityScheme } from '../../reference'
import { findPage } from '../../reference/operation-address'
import { openFromLoader } from '../../reference/pending-description'
import { emptyDraft } from '../try-it/session'
import { mediaTypeOf } from '../try-it/draft-request'
import { exampleOf } from '../try-it/value-kind'
import { portalSource, type VersionIds } from '../product-shell/portal-source'
import { type ScopeNeeds, scopeNeedsOf } from '../registration/scope-needs'

/** What an API description says about the first request. */
export interface FirstRequest {
  readonly needs: ScopeNeeds
  readonly schemes: readonly SecurityScheme[]
  /** Undefined: it has none. */
  readonly operation?: Operation
  /** The first text of the body; empty if there is no sample. */
  readonly sample: string
}

/**
 * Reads the first request from the API description of a version. Null: it has none, or none that can be read.
 *
 * @param wanted - ID or address of an operation.
 */
export async function loadFirstRequest(
  api: PortalApi,
  ids: VersionIds,
  wanted: string | undefined,
  given: AbortSignal,
): Promise<FirstRequest | null> {
  const opened = await openFromLoader((signal) => portalSource(api, ids, signal), given)
  if (!opened) return null
  const { engine } = opened
  try {
    const outline = await opened.outline
    const operation = await findFirst(engine, outline, wanted, given)
    return {
      needs: scopeNeedsOf(outline, operation),
      schemes: outline.securitySchemes,
      operation,
      sample: operation ? await sampleOf(engine, operation, given) : '',
    }
  } catch {
    return null
  } finally {
    engine.close()
  }
}

/** How many operations are looked at. */
const MOST_LOOKED_AT = 20

/** Returns the wanted operation, else the first that only reads, needs a credential, and no value that the reader would have to know. */
async function findFirst(
  engine: ReferenceEngine,
  outline: Outline,
  wanted: string | undefined,
  signal: AbortSignal,
): Promise<Operation | undefined> {
  const page = wanted ? findPage(wanted, outline) : undefined
  if (page?.kind === 'operation') return engine.operation({ id: page.operation.id }, { signal })
  const all = outline.tags.flatMap(({ operations }) => operations)
  const reading = all.filter(({ method, deprecated }) => method === 'GET' && !deprecated)
  for (const { id } of reading.slice(0, MOST_LOOKED_AT)) {
    const operation = await engine.operation({ id }, { signal })
    if (isReady(operation)) return operation
  }
  const [first] = [...reading, ...all]
  return first && engine.operation({ id: first.id }, { signal })
}

const isReady = ({ parameters, security }: Operation): boolean =>
  security.some(({ schemes }) => schemes.length > 0) &&
  parameters.every((parameter) => !parameter.required || exampleOf(parameter) !== '')

async function sampleOf(engine: ReferenceEngine, operation: Operation, signal: AbortSignal): Promise<string> {
  const media = mediaTypeOf(operation, emptyDraft)
  const given = media?.examples.find(({ text }) => text !== '')
  if (!media || given) return given?.text ?? ''
  const made = await engine.sample({ pointer: media.pointer, direction: 'request', choices: [] }, { signal })
  return made?.text ?? ''
}
