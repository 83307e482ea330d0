import { isRecord } from '../../../lib/is-record'
import { neededScopes } from '../../needed-scopes'
import type {
  Info,
  ModelSummary,
  NeededScopes,
  OperationSummary,
  Outline,
  SecurityScheme,
  Tag,
} from '../../protocol/outline'
import type { SecurityRequirement, Server } from '../../protocol/shared-types'
import type { Description } from '../description'
import { Findings } from '../findings'
import { summaryOf } from '../index-operations'
import { childOf, entriesAt, itemsAt, objectAt } from '../located-values'
import type { JsonObject, LocatedValue } from '../references'
import { readSecurity, readSecuritySchemes } from './security'
import { defaultServers, originsOf, readServers } from './servers'
import { externalDocs, text, webAddress } from './values'

function readInfo(description: Description, document: LocatedValue<JsonObject>): Info {
  const { base, findings } = description
  const info: JsonObject = objectAt(description, childOf(document, 'info'))?.value ?? {}
  const title = text(info.title)
  if (title === undefined) findings.add('title-missing', '#/info')
  const { contact, license } = info
  return {
    title: title ?? '',
    version: text(info.version) ?? '',
    summary: text(info.summary),
    description: text(info.description),
    termsOfService: webAddress(info.termsOfService, base),
    contact: isRecord(contact)
      ? { name: text(contact.name), url: webAddress(contact.url, base), email: text(contact.email) }
      : undefined,
    license: isRecord(license)
      ? { name: text(license.name), identifier: text(license.identifier), url: webAddress(license.url, base) }
      : undefined,
  }
}

function readTags(description: Description, document: LocatedValue<JsonObject>): Tag[] {
  const groups = new Map<string, OperationSummary[]>()
  const declared = new Map<string, JsonObject>()
  for (const { value } of itemsAt(description, childOf(document, 'tags'))) {
    const name = text(value.name)?.trim()
    if (name !== undefined && !declared.has(name)) {
      declared.set(name, value)
      groups.set(name, [])
    }
  }
  for (const operation of description.operations.values()) {
    if (operation.kind === 'webhook') continue
    const summary = summaryOf(operation)
    for (const name of operation.tags.length > 0 ? operation.tags : ['']) {
      if (!groups.has(name)) groups.set(name, [])
      groups.get(name)?.push(summary)
    }
  }
  const parents = new Set([...declared.values()].map(({ parent }) => text(parent)))
  return [...groups]
    .filter(([name, operations]) => operations.length > 0 || parents.has(name))
    .map(([name, operations]): Tag => {
      const tag = declared.get(name) ?? {}
      return {
        name,
        title: text(tag['x-displayName']) ?? text(tag.summary) ?? name,
        description: text(tag.description),
        externalDocs: externalDocs(tag.externalDocs, description.base),
        parent: text(tag.parent),
        operations,
      }
    })
}

function readModels(
  description: Description,
  components: LocatedValue<JsonObject> | undefined,
): ModelSummary[] {
  if (!components) return []
  return entriesAt(description, childOf(components, 'schemas')).map(([name, { pointer, value }]) => {
    const schema = isRecord(value) ? value : {}
    return { name, title: text(schema.title), pointer, deprecated: schema.deprecated === true }
  })
}

/** Servers of paths and operations. What is wrong with them is found when the operation is read. */
function ownServers({ references, base, operations }: Description): Server[] {
  const context = { references, findings: new Findings() }
  const owners = new Set([...operations.values()].flatMap(({ value, item }) => [value, item.value]))
  return [...owners].flatMap((value) =>
    'servers' in value ? (readServers(context, base, childOf({ pointer: '', value }, 'servers')) ?? []) : [],
  )
}

function readNeededScopes(
  { references, operations }: Description,
  security: readonly SecurityRequirement[],
  schemes: readonly SecurityScheme[],
): NeededScopes {
  // What is wrong with them is found when the operation is read.
  const context = { references, findings: new Findings() }
  const initial = neededScopes(security, schemes)
  const needed = [...operations.values()]
    .filter(({ kind }) => kind === 'operation')
    .map(({ pointer, value }) => {
      const own = readSecurity(context, childOf({ pointer, value }, 'security'))
      return own ? neededScopes(own, schemes) : initial
    })
  const common = needed[0]?.filter((scope) => needed.every((scopes) => scopes.includes(scope))) ?? []
  return {
    isAny: needed.length > 0 && needed.every((scopes) => scopes.length > 0),
    common: common.length > 0 ? common : initial,
  }
}

export function readOutline(description: Description): Outline {
  const { root, base, findings, source, version, operations } = description
  const document: LocatedValue<JsonObject> = { pointer: '#', value: root }
  const components = objectAt(description, childOf(document, 'components'))
  const info = readInfo(description, document)
  const tags = readTags(description, document)
  const models = readModels(description, components)
  const securitySchemes = components
    ? readSecuritySchemes(description, base, childOf(components, 'securitySchemes'))
    : []
  const security = readSecurity(description, childOf(document, 'security')) ?? []
  const all = [...operations.values()]
  const servers = readServers(description, base, childOf(document, 'servers')) ?? defaultServers(base)
  if (all.length === 0 && models.length === 0) findings.add('nothing-described', '#')
  if (version.isNewer) findings.add('newer-version', '#/openapi', { version: version.version })
  return {
    format: { family: version.family, version: version.version, syntax: source.syntax },
    sizeBytes: source.sizeBytes,
    info,
    externalDocs: externalDocs(root.externalDocs, base),
    servers,
    serverOrigins: originsOf([...servers, ...ownServers(description)]),
    trustedServers: source.trustedServers,
    security,
    securitySchemes,
    neededScopes: readNeededScopes(description, security, securitySchemes),
    tags,
    webhooks: all.filter(({ kind }) => kind === 'webhook').map(summaryOf),
    models,
    operationCount: all.filter(({ kind }) => kind === 'operation').length,
    findings: findings.list(),
  }
}
