type Mapping = Record<string, unknown>

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']
/** Addresses that one template with variables may stand for. */
const mostAddresses = 50

/**
 * Returns the origins that trying the operations of an OpenAPI 2 or 3 document connects to, each once: those of its servers, then
 * those of the endpoints that give tokens. Of a variable without a list of values only the default counts. Relative addresses
 * have the origin of the portal and are left out.
 */
export function describedOrigins(document: unknown): string[] {
  if (!isMapping(document)) return []
  const addresses = [...serversOf(document), ...tokenEndpointsOf(document)]
  return [...new Set(addresses.flatMap((address) => originOf(address) ?? []))]
}

function serversOf(document: Mapping): string[] {
  if (document.openapi === undefined) return hostsOf(document)
  const items = [...valuesOf(document.paths), ...valuesOf(mappingAt(document.components, 'pathItems'))]
  const operations = items.flatMap((item) => methods.map((method) => item[method]).filter(isMapping))
  return [document, ...items, ...operations].flatMap(({ servers }) =>
    Array.isArray(servers) ? servers.filter(isMapping).flatMap(addressesOf) : [],
  )
}

/** The host of Swagger 2.0. Without schemes it is that of the document, which a portal has not. */
function hostsOf({ host, schemes }: Mapping): string[] {
  if (typeof host !== 'string') return []
  const known = Array.isArray(schemes) && schemes.length > 0 ? schemes : ['https', 'http']
  return known.map((scheme) => `${String(scheme)}://${host}`)
}

/** Every address that the variables of a server may give. */
function addressesOf({ url, variables }: Mapping): string[] {
  if (typeof url !== 'string') return []
  let addresses = [url.trim()]
  for (const [, name = ''] of url.matchAll(/[{]([^{}]+)[}]/g)) {
    const variable = mappingAt(variables, name)
    const listed: unknown[] = Array.isArray(variable.enum) ? variable.enum : []
    const values = [...new Set([variable.default, ...listed])].filter(isWritable).map(String)
    if (values.length === 0) return []
    addresses = addresses
      .flatMap((address) => values.map((value) => address.replaceAll(`{${name}}`, () => value)))
      .slice(0, mostAddresses)
  }
  return addresses
}

function tokenEndpointsOf(document: Mapping): string[] {
  const schemes = [
    ...valuesOf(mappingAt(document.components, 'securitySchemes')),
    ...valuesOf(document.securityDefinitions),
  ]
  return schemes.flatMap((scheme) =>
    [scheme.tokenUrl, scheme.openIdConnectUrl, ...valuesOf(scheme.flows).map((flow) => flow.tokenUrl)].filter(
      (address) => typeof address === 'string',
    ),
  )
}

/** Undefined for what has none of the web, and for addresses that a Content Security Policy cannot name. */
function originOf(address: string): string | undefined {
  if (!/^https?:[/][/]/i.test(address) || !URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  return /^https?:[/][/][a-z0-9.-]+(:\d+)?$/.test(origin) ? origin : undefined
}

const isWritable = (value: unknown): value is string | number => /^(string|number)$/.test(typeof value)

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valuesOf = (value: unknown): Mapping[] =>
  isMapping(value) ? Object.values(value).filter(isMapping) : []

function mappingAt(value: unknown, key: string): Mapping {
  const found = isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined
  return isMapping(found) ? found : {}
}
