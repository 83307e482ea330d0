const timeoutMs = 10_000

/** Returns how many keys at a URL can sign. @throws if they cannot be read. */
export async function readSigningKeys(url: string): Promise<number> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const { keys } = (await response.json()) as { keys?: unknown }
  if (!Array.isArray(keys)) throw new Error('it is no key set')
  return keys.filter(
    (key: { use?: string; kty?: string } | null) => key?.kty !== undefined && key.use !== 'enc',
  ).length
}
