import { documentationSamples, textOfPage } from './doc-samples'

export interface PolicyOrigins {
  /** Where the kit is served. */
  readonly kit: string
  readonly api: string
}

/**
 * The Content Security Policy that the documentation gives to embedders, with trusted types.
 *
 * @param more - Further sources, by directive.
 */
export function documentedPolicy(
  { kit, api }: PolicyOrigins,
  more: Readonly<Record<string, string>> = {},
): string {
  const sample = documentationSamples().find(({ kind }) => kind === 'csp')
  if (!sample) throw new Error('The documentation has no sample of a Content Security Policy.')
  const directives = sample.source
    .trim()
    .replaceAll('KIT', kit)
    .replaceAll('API', api)
    .split('; ')
    .map((directive) => [directive, more[directive.split(' ')[0] ?? '']].filter(Boolean).join(' '))
  return [...directives, "require-trusted-types-for 'script'"].join('; ')
}

/** Sources that the documentation names for the captcha of each provider, by directive. */
export function captchaTable(): Record<string, Record<string, string>> {
  const [, section = ''] = textOfPage('docs/theming-and-csp.md').split('### Captcha')
  const rows = Array.from(section.matchAll(/^\|([^|\n]*)\|([^|\n]*)\|([^|\n]*)\|$/gm), (cells) =>
    cells.slice(1).map((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code)),
  ).filter(([, directives]) => directives && directives.length > 0)
  const table: Record<string, Record<string, string>> = {}
  let provider = ''
  for (const [names = [], directives = [], [sources = ''] = []] of rows) {
    // A row without a provider goes on with the one before.
    provider = names[0] ?? provider
    table[provider] = { ...table[provider], ...Object.fromEntries(directives.map((one) => [one, sources])) }
  }
  return table
}
