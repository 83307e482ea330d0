import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const FOLDER = 'src/i18n/locales/en'

interface KeyedText {
  /** `login.heading`. */
  readonly key: string
  readonly text: string
}

type Folder = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Returns all English texts with the keys by which embedders replace them, by key. */
export async function readTexts(): Promise<readonly KeyedText[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
  const folders = await Promise.all(
    files.map(async (file) => {
      const loaded: { default: Folder } = await import(pathToFileURL(resolve(join(FOLDER, file))).href)
      return loaded.default
    }),
  )
  return folders
    .flatMap((folder) => Object.entries(folder))
    .flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => ({ key: `${namespace}.${key}`, text })),
    )
    .sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** Returns `package/types/texts.d.ts`. */
export function textTypes(texts: readonly KeyedText[], languages: readonly string[]): string {
  return `// Generated from the English texts by \`npm run manifest\`.

/** Keys of the texts of the kit. */
export type TextKey =
${texts.map(({ key }) => `  | '${key}'`).join('\n')}

/** Texts in place of the kit's own, by language and key: \`{ en: { 'login.heading': 'Welcome' } }\`. */
export type ReplacedTexts = {
  readonly [Language in ${languages.map((language) => `'${language}'`).join(' | ')}]?: { readonly [Key in TextKey]?: string }
}
`
}

const cell = (text: string) => text.replace(/[|<]/g, '\\$&').replace(/\s+/g, ' ')

/** Returns the page that lists all keys. */
export function textsPage(texts: readonly KeyedText[]): string {
  const rows = texts.map(({ key, text }) => `| \`${key}\` | ${cell(text)} |`)
  return `# Texts

Every text of the kit can be replaced by its key, in each language. Give all replaced texts at once:

\`\`\`js
configure({ texts: { en: { 'login.heading': 'Welcome back' }, de: { 'login.heading': 'Willkommen' } } })
\`\`\`

Without a script of your own, a page has them in a script block:

\`\`\`html
<script type="application/json" data-portal-texts>
  { "en": { "login.heading": "Welcome back" } }
</script>
<portal-login></portal-login>
\`\`\`

For one tag there are its property \`texts\`, and its attribute \`texts\` with the same JSON. A tag with texts of its own uses none of those of the
page. They can be changed at any time, and what is shown follows. Placeholders such as \`{{email}}\` are replaced by values. Keys that end in \`_one\`, \`_many\`
or \`_other\` are forms of one text for different numbers; \`_many\` is for millions in Catalan, Spanish and French. Keys that a version does not have are
ignored. Texts are plain: tags and Markdown in them are shown as they are written.

| key | English |
| --- | --- |
${rows.join('\n')}

Generated from the English texts by \`npm run manifest\`.
`
}
