import { sample } from 'openapi-sampler'
import type { SampleRequest } from '../../protocol/messages'
import type { JsonObject } from '../references'

/** Where many models refer to each other, each level multiplies what there is: then fewer levels must do. */
const SAMPLE_DEPTHS = [8, 5, 3, 1]

const MAX_REFERENCES = 1000

/** What a schema may ask for at least: the library makes as much as is asked for. */
const MOST_ASKED: Readonly<Record<string, number>> = { minLength: 4096, minItems: 100 }

class TooMuch extends Error {}

/** The same schemas, which ask for no more than is shown. */
function capped<T extends object>(schemas: T): T {
  const known = new WeakMap<object, object>()
  const wrap = (value: object): object => {
    const before = known.get(value)
    if (before) return before
    const wrapped = new Proxy(value, {
      get(target, key, receiver) {
        const found: unknown = Reflect.get(target, key, receiver)
        if (typeof found === 'object' && found !== null) return wrap(found)
        return typeof found === 'number' ? Math.min(found, MOST_ASKED[String(key)] ?? Infinity) : found
      },
    })
    known.set(value, wrapped)
    return wrapped
  }
  return wrap(schemas) as T
}

/** The same document, which throws after too many references were looked up in it. */
function sparing(root: JsonObject): JsonObject {
  let lookedUp = 0
  return new Proxy(root, {
    get(target, key, receiver) {
      lookedUp += 1
      if (lookedUp > MAX_REFERENCES) throw new TooMuch()
      return Reflect.get(target, key, receiver) as unknown
    },
  })
}

/** A value of a schema as XML. The library knows how attributes, lists and names are written. Undefined where none can be made. */
export function xmlSample(
  schema: JsonObject,
  root: JsonObject,
  direction: SampleRequest['direction'],
): unknown {
  const options = {
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
    quiet: true,
    format: 'xml' as const,
  }
  const [given, document] = [capped(schema), capped(root)]
  for (const maxSampleDepth of SAMPLE_DEPTHS) {
    try {
      return sample(given, { ...options, maxSampleDepth }, sparing(document))
    } catch (failure) {
      if (failure instanceof TooMuch) continue
      // Broken references and impossible schemas; the schema itself tells what is wrong.
      return undefined
    }
  }
  return undefined
}
