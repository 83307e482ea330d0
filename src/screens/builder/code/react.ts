import { elementMarkup, indented } from './markup'
import type { Snippet, Tag } from './tag'

/** Strings of JSX know references but no escapes, so that anything unusual is a string of JavaScript. */
const attribute = (name: string, value: string): string =>
  /^[^"&\\{}<>\t\n]*$/.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`

/** React hands attributes and listeners of custom elements on as they are written, since version 19. */
export function reactSnippets({ name, attributes, componentName, event, script }: Tag): Snippet[] {
  const listener = event ? [`on${event}={(event) => console.log(event.detail)}`] : []
  const written = attributes.map(([attributeName, value]) => attribute(attributeName, value))
  const element = elementMarkup(name, [...written, ...listener], ' />')
  const body = element.includes('\n') ? `return (\n${indented(element, 2)}\n)` : `return ${element}`
  return [
    { file: 'index.html', lang: 'html', text: script },
    {
      file: `${componentName}.jsx`,
      lang: 'jsx',
      text: `export function ${componentName}() {\n${indented(body, 2)}\n}`,
    },
  ]
}
