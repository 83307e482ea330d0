import type { Translate } from '../../../i18n'
import type { ExternalDocs, Outline, SecurityRequirement, Server } from '../../../reference'
import { schemeText } from '../../../parts/api-reference/scheme-text'
import { itemOf } from './schema-markdown'
import { authored, blocks, code, heading, link, plain } from './writing'

type Translation = Translate<'reference'>

/** What a text is written for. */
export interface MarkdownPage {
  readonly outline: Outline
  readonly t: Translation
  /** Address of the reference's page, without query. Undefined: its operations have no addresses, and are not linked. */
  readonly address?: string
}

/** Address of the text of an operation, or of the overview. */
export const textAddress = (address: string, operation?: string): string =>
  `${address}.md${operation === undefined ? '' : `?${new URLSearchParams({ operation })}`}`

export const readMore = (docs: ExternalDocs | undefined, t: Translation): string =>
  docs ? link(plain(docs.description ?? t('externalDocs')), docs.url) : ''

export function serversPart(servers: readonly Server[], t: Translation): string {
  if (servers.length === 0) return ''
  const items = servers.map(({ url, name, description, variables }) => {
    const choices = variables.map((one) =>
      itemOf(code(`{${one.name}}`), one.description, [
        `${t('defaultValue')} ${code(one.default)}`,
        ...(one.enum.length > 0 ? [`${t('allowedValues')}: ${one.enum.map(code).join(', ')}`] : []),
      ]),
    )
    return itemOf(name ? `${code(url)} (${plain(name)})` : code(url), description, [], choices.join('\n'))
  })
  return blocks([heading(2, t('servers')), items.join('\n')])
}

/** The credentials of a request: alternatives, each with all of its schemes. */
export function alternativesOf(
  requirements: readonly SecurityRequirement[],
  { outline, t }: MarkdownPage,
): string {
  if (requirements.every(({ schemes }) => schemes.length === 0)) return t('noAuthentication')
  const items = requirements.map(({ schemes }) => {
    const all = schemes.map(({ name, scopes }) => {
      const scheme = outline.securitySchemes.find((one) => one.name === name)
      return [
        scheme ? `${code(name)} (${plain(schemeText(scheme, t))})` : code(name),
        scopes.length > 0 && `${t('scopes')}: ${scopes.map(code).join(', ')}`,
      ]
        .filter(Boolean)
        .join(' · ')
    })
    return `- ${all.length === 0 ? t('noAuthentication') : all.join(` ${t('and')} `)}`
  })
  return blocks([requirements.length > 1 && `${t('oneOfThese')}:`, items.join('\n')])
}

export const about = (text: string | undefined, level: number): string | undefined =>
  text === undefined ? undefined : authored(text, level)
