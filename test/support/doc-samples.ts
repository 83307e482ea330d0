import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Sample {
  /** Where it begins, as `docs/operating.md:12`. */
  readonly at: string
  /** Language of the fence; empty without one. */
  readonly language: string
  /** What follows the language in the fence: what the sample is an example of. */
  readonly kind: string
  readonly source: string
}

/** Pages of the documentation, README included. */
export const documentationPages = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true })
    .map((name) => join('docs', String(name)))
    .filter((path) => path.endsWith('.md'))
    .sort(),
]

export const textOfPage = (path: string): string => readFileSync(path, 'utf8')

/** Every fenced sample of the documentation. */
export const documentationSamples = (): Sample[] =>
  documentationPages().flatMap((path) => {
    const text = textOfPage(path)
    return Array.from(text.matchAll(/^```([\w-]*)(?: (.+))?\n([^]*?)^```$/gm), (match) => {
      const [, language = '', kind = '', source = ''] = match
      const line = text.slice(0, match.index).split('\n').length
      return { at: `${path}:${line}`, language, kind, source }
    })
  })

/** Code inside sentences that begins with one of the words, as samples of a shell. */
export const inlineCommands = (programs: readonly string[]): Sample[] =>
  documentationPages().flatMap((path) =>
    textOfPage(path)
      .split('\n')
      .flatMap((text, index) =>
        Array.from(text.matchAll(/`([^`]+)`/g), ([, source = '']) => source)
          .filter((source) => programs.some((program) => source.startsWith(`${program} `)))
          .map((source) => ({ at: `${path}:${index + 1}`, language: 'sh', kind: '', source })),
      ),
  )
