import type { Snippet, Tag } from './tag'

const packageCommand: Snippet = {
  form: 'command',
  lang: 'sh',
  text: 'npm install portal-elements react react-dom',
}

/** What brings the kit into an application: the script tag in its page, or the package with the tag in its first module. */
export function kitSnippets({ name, source, script, configure }: Tag, mainFile: string): Snippet[] {
  if (source === 'script') return [{ file: 'index.html', lang: 'html', text: script }]
  const imports = `import 'portal-elements/${name}'\nimport { configure } from 'portal-elements/configure'`
  return [packageCommand, { file: mainFile, lang: 'ts', text: `${imports}\n\n${configure}` }]
}

export { packageCommand }
