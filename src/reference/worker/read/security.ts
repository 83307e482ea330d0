import { isRecord } from '../../../lib/is-record'
import type { SecurityRequirement } from '../../protocol/shared-types'
import type { OAuthFlow, OAuthFlowKind, SecurityScheme } from '../../protocol/outline'
import { childOf, objectAt, objectsAt, type ReadContext } from '../located-values'
import type { JsonObject, LocatedValue } from '../references'
import { text, webAddress } from './values'

const FLOWS: readonly OAuthFlowKind[] = [
  'authorizationCode',
  'clientCredentials',
  'deviceAuthorization',
  'password',
  'implicit',
]

function readFlows(
  context: ReadContext,
  base: string | undefined,
  scheme: LocatedValue<JsonObject>,
): OAuthFlow[] {
  const flows = objectAt(context, childOf(scheme, 'flows'))
  if (!flows) return []
  return FLOWS.flatMap((kind) => {
    const flow = objectAt(context, childOf(flows, kind))
    if (!flow) return []
    const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes } = flow.value
    return {
      kind,
      authorizationUrl: webAddress(authorizationUrl, base),
      deviceAuthorizationUrl: webAddress(deviceAuthorizationUrl, base),
      tokenUrl: webAddress(tokenUrl, base),
      refreshUrl: webAddress(refreshUrl, base),
      scopes: Object.entries(isRecord(scopes) ? scopes : {})
        .filter(([name]) => !name.startsWith('x-'))
        .map(([name, description]) => ({ name, description: text(description) ?? '' })),
    }
  })
}

export function readSecuritySchemes(
  context: ReadContext,
  base: string | undefined,
  located: LocatedValue,
): SecurityScheme[] {
  return objectsAt(context, located).map(([name, scheme]): SecurityScheme => {
    const { value } = scheme
    const common = { name, description: text(value.description), deprecated: value.deprecated === true }
    const written = text(value.type) ?? ''
    const site = ['query', 'header', 'cookie'].find((one) => one === value.in) as
      | 'query'
      | 'header'
      | 'cookie'
      | undefined
    if (written === 'apiKey' && site) {
      return { ...common, type: 'apiKey', in: site, parameter: text(value.name) ?? '' }
    }
    if (written === 'http') {
      const scheme = (text(value.scheme) ?? '').toLowerCase()
      return { ...common, type: 'http', scheme, bearerFormat: text(value.bearerFormat) }
    }
    if (written === 'oauth2') {
      const metadataUrl = webAddress(value.oauth2MetadataUrl, base)
      return { ...common, type: 'oauth2', metadataUrl, flows: readFlows(context, base, scheme) }
    }
    if (written === 'openIdConnect') {
      return { ...common, type: 'openIdConnect', openIdConnectUrl: webAddress(value.openIdConnectUrl, base) }
    }
    if (written === 'mutualTLS') return { ...common, type: 'mutualTLS' }
    return { ...common, type: 'unknown', written }
  })
}

/** Undefined where nothing is said, so that what stands further out counts; an empty list says that nothing is needed. */
export function readSecurity(
  { findings, references }: ReadContext,
  { pointer, value }: LocatedValue,
): SecurityRequirement[] | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) {
    findings.add('wrong-type', pointer, { expected: 'array' })
    return undefined
  }
  return value.filter(isRecord).map((requirement) => ({
    schemes: Object.entries(requirement).map(([name, scopes]) => {
      if (
        references.at(`#/components/securitySchemes/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`) ===
        undefined
      ) {
        findings.add('security-scheme-missing', pointer, { name })
      }
      return { name, scopes: Array.isArray(scopes) ? scopes.flatMap((scope) => text(scope) ?? []) : [] }
    }),
  }))
}
