import type { OperationSummary, SecurityScheme } from '../../../reference'
import { schemeText } from '../../../parts/api-reference/scheme-text'
import { itemOf } from './schema-markdown'
import { about, alternativesOf, type MarkdownPage, readMore, serversPart, textAddress } from './shared-parts'
import { blocks, code, heading, link, plain } from './writing'

/** Returns the overview of an API description as Markdown, with links to the texts of its operations. */
export function overviewMarkdown(page: MarkdownPage): string {
  const { outline, t } = page
  const { info, format, tags, webhooks } = outline
  const facts = [
    info.version && t('version', { version: info.version }),
    `${format.family === 'swagger' ? 'Swagger' : 'OpenAPI'} ${format.version}`,
    t('operations', { count: outline.operationCount }),
  ].filter(Boolean)
  const groups = tags.map(({ name, title, description, externalDocs, operations }) =>
    blocks([
      heading(2, plain(name ? title : t('otherOperations'))),
      about(description, 2),
      readMore(externalDocs, t),
      listOf(operations, page),
    ]),
  )
  return `${blocks([
    heading(1, plain(info.title || t('untitled'))),
    plain(facts.join(' · ')),
    info.summary && plain(info.summary),
    about(info.description, 1),
    factsOf(page),
    serversPart(outline.servers, t),
    authentication(page),
    ...groups,
    webhooks.length > 0 && blocks([heading(2, t('webhooks')), listOf(webhooks, page)]),
  ])}\n`
}

function factsOf({ outline, t }: MarkdownPage): string {
  const { contact, license, termsOfService } = outline.info
  const named = (name: string | undefined, url: string | undefined) =>
    url ? link(plain(name ?? url), url) : name && plain(name)
  const who = [named(contact?.name, contact?.url), contact?.email && plain(contact.email)].filter(Boolean)
  const terms = license && named(license.name ?? license.identifier, license.url)
  return [
    who.length > 0 && `- ${t('contact')}: ${who.join(' ')}`,
    terms && `- ${t('license')}: ${terms}`,
    termsOfService && `- ${link(t('terms'), termsOfService)}`,
    outline.externalDocs && `- ${readMore(outline.externalDocs, t)}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function authentication(page: MarkdownPage): string {
  const { outline, t } = page
  const { security, securitySchemes } = outline
  if (securitySchemes.length === 0) return ''
  const schemes = securitySchemes.map((scheme) =>
    itemOf(
      `${code(scheme.name)} (${plain(schemeText(scheme, t))})`,
      scheme.description,
      scheme.deprecated ? [t('deprecated')] : [],
      detailsOf(scheme, page).join('\n'),
    ),
  )
  return blocks([
    heading(2, t('authentication')),
    security.length > 1 && alternativesOf(security, page),
    schemes.join('\n'),
  ])
}

function detailsOf(scheme: SecurityScheme, { t }: MarkdownPage): string[] {
  if (scheme.type === 'openIdConnect' && scheme.openIdConnectUrl)
    return [`- ${t('discovery')}: ${code(scheme.openIdConnectUrl)}`]
  if (scheme.type !== 'oauth2') return []
  return scheme.flows.map((flow) => {
    const addresses = [
      [t('authorizationUrl'), flow.authorizationUrl],
      [t('deviceUrl'), flow.deviceAuthorizationUrl],
      [t('tokenUrl'), flow.tokenUrl],
      [t('refreshUrl'), flow.refreshUrl],
    ].flatMap(([label, address]) => (address === undefined ? [] : `${label} ${code(address)}`))
    const scopes = flow.scopes.map(({ name, description }) =>
      itemOf(code(name), description === '' ? undefined : plain(description), []),
    )
    return itemOf(t(flow.kind), undefined, addresses, scopes.join('\n'))
  })
}

const listOf = (operations: readonly OperationSummary[], { address, t }: MarkdownPage): string =>
  operations
    .map(({ id, method, path, title, deprecated }) => {
      const name = code(`${method} ${path}`)
      const linked = address === undefined ? name : link(name, textAddress(address, id))
      const words = [title !== path && plain(title), deprecated && `(${t('deprecated')})`].filter(Boolean)
      return `- ${[linked, ...words].join(' ')}`
    })
    .join('\n')
