/** Resolves references within a document: `#/components/schemas/Name`. Each is resolved once, and is the same object wherever it is used. */
export function withoutReferences(document: object): (value: unknown) => unknown {
  const resolved = new Map<string, unknown>()
  const pending = new Set<string>()

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value) return target(String(value.$ref))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]))
  }

  function target(reference: string): unknown {
    if (pending.has(reference)) throw new Error(`${reference} refers to itself.`)
    if (!resolved.has(reference)) {
      pending.add(reference)
      resolved.set(reference, resolve(valueAt(document, reference)))
      pending.delete(reference)
    }
    return resolved.get(reference)
  }

  return resolve
}

function valueAt(document: object, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        throw new Error(`The contract has no ${reference}.`)
      return (value as Record<string, unknown>)[key]
    }, document)
}
