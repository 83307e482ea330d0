/** Each comes alone when code in it is first seen: together they weigh more than the rest of a page. */
const grammars = {
  bash: () => import('highlight.js/lib/languages/bash'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  go: () => import('highlight.js/lib/languages/go'),
  graphql: () => import('highlight.js/lib/languages/graphql'),
  http: () => import('highlight.js/lib/languages/http'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
} as const

type GrammarName = keyof typeof grammars

const otherNames: Readonly<Record<GrammarName, readonly string[]>> = {
  bash: ['sh', 'shell', 'console', 'zsh'],
  csharp: ['cs', 'c#'],
  css: [],
  diff: ['patch'],
  go: ['golang'],
  graphql: ['gql'],
  http: ['https'],
  ini: ['toml'],
  java: [],
  javascript: ['js', 'jsx', 'mjs', 'cjs', 'node'],
  json: ['jsonc', 'json5', 'jsonl', 'ndjson'],
  php: [],
  python: ['py'],
  ruby: ['rb'],
  sql: [],
  typescript: ['ts', 'tsx', 'mts', 'cts'],
  xml: ['html', 'xhtml', 'svg', 'rss', 'atom'],
  yaml: ['yml'],
}

const names = new Map(
  (Object.keys(grammars) as GrammarName[]).flatMap((name) =>
    [name, ...otherNames[name]].map((other) => [other, name] as const),
  ),
)

/**
 * Marks the words of a language.
 *
 * @param language - As an author names it, or a media type: `js`, `application/problem+json`, `text/xml; charset=utf-8`.
 * @returns undefined where the language is not one of ours.
 */
export function grammarOf(language: string) {
  const essence = language.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  // The syntax of `application/vnd.one+json` stands behind the last sign.
  const name = names.get(essence) ?? names.get(essence.split(/[/+]|x-/).at(-1) ?? '')
  return name && { name, load: grammars[name] }
}

export type Grammar = NonNullable<ReturnType<typeof grammarOf>>
