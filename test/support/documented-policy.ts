import { documentationSamples } from './doc-samples'

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
