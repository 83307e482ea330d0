import { nearestName } from '../../lib/nearest-name'
import type { MistakeList } from '../../lib/yaml/mistakes'
import { addressedOperations } from '../../rules/addressed-operations'
import { type GuideRequest, RequestFault, variablesOf } from '../../rules/documents/requests/guide-request'
import { readRequest } from '../../rules/documents/requests/read-request'
import type { VersionContent } from '../content'
import type { ReadText } from './document-warnings'

interface DescribedProduct {
  readonly versions: readonly Pick<VersionContent, 'name' | 'specification'>[]
  /** Origins that may get credentials. */
  readonly servers?: readonly string[]
}

/** Notes requests in documents that readers cannot run. */
export function warnOfRequests(
  texts: readonly ReadText[],
  product: DescribedProduct,
  mistakes: MistakeList,
): void {
  for (const text of texts) {
    const captured = new Set<string>()
    for (const { lang, text: code, line } of text.requests) {
      const warn = (reason: string, at = 0) =>
        mistakes.warn(text.file, `the request ${reason}`, { line: text.firstLine + line - 1 + at, column: 1 })
      try {
        const request = readRequest(lang, code)
        for (const reason of faultsOf(request, product, captured)) warn(reason)
        for (const { name } of request.capture) captured.add(name)
      } catch (error) {
        if (!(error instanceof RequestFault)) throw error
        warn(error.message, error.line)
      }
    }
  }
}

/** Stand for the reader's credentials in samples, and are replaced by these. */
const ofReader: readonly string[] = ['API_KEY', 'TOKEN']

function faultsOf(request: GuideRequest, product: DescribedProduct, captured: ReadonlySet<string>): string[] {
  const missing = variablesOf(request).filter((name) => !captured.has(name) && !ofReader.includes(name))
  return [
    ...(request.kind === 'operation' ? operationFaults(request, product) : hostFaults(request, product)),
    ...missing.map((name) => `uses "${name}", which no request before it has in \`capture\``),
  ]
}

function operationFaults(
  { operation, version, parameters }: GuideRequest & { kind: 'operation' },
  { versions }: DescribedProduct,
): string[] {
  const named = version === undefined ? versions : versions.filter(({ name }) => name === version)
  if (named.length === 0) return [`names the version "${version}", which the product does not have`]
  const operations = named.flatMap(({ specification }) =>
    addressedOperations(specification?.operations ?? []),
  )
  const found = operations.filter(({ id }) => id === operation)
  if (found.length === 0) {
    const meant = nearestName(operation, new Set(operations.map(({ id }) => id)), 3)
    const help = meant ? `; did you mean "${meant}"?` : ''
    return [`names the operation "${operation}", which no API description has${help}`]
  }
  const inPath = Array.from(found[0]?.path.matchAll(/\{([^{}]+)\}/g) ?? [], ([, name = '']) => name)
  return inPath
    .filter((name) => !Object.hasOwn(parameters, name))
    .map((name) => `has no value for "${name}" in \`parameters\`, which the path needs`)
}

function hostFaults(
  { url }: GuideRequest & { kind: 'http' },
  { versions, servers }: DescribedProduct,
): string[] {
  if (!URL.canParse(url)) return [`has "${url.slice(0, 80)}" for an address, which is none`]
  const { origin } = new URL(url)
  const known = servers ?? versions.flatMap(({ specification }) => specification?.origins ?? [])
  if (known.includes(origin)) return []
  return [`goes to ${origin}, which is no server of the product: it is sent without the reader's credentials`]
}
