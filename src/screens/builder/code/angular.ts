import { kitSnippets } from './kit'
import { elementMarkup, escapeHtml, htmlAttribute } from './markup'
import type { Snippet, Tag } from './tag'

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\t': '\\t' }

/** A string of an Angular expression. Braces are escaped, because two of them begin an interpolation wherever they stand. */
const expressionString = (text: string): string =>
  `'${text
    .replace(/[\\'\n\t]/g, (character) => escapes[character] ?? character)
    .replace(/[{}]/g, (brace) => `\\u00${brace.charCodeAt(0).toString(16)}`)}'`

const attribute = (name: string, value: string): string =>
  /\{\{|\}\}/.test(value)
    ? `[attr.${name}]="${escapeHtml(expressionString(value))}"`
    : htmlAttribute(name, value)

export function angularSnippets(tag: Tag): Snippet[] {
  const { name, attributes, componentName, event } = tag
  const listener = event ? [`(${event})="report($event)"`] : []
  const written = attributes.map(([attributeName, value]) => attribute(attributeName, value))
  const report = event
    ? '  report(event: Event) {\n    console.log((event as CustomEvent).detail)\n  }\n'
    : ''
  const component = `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({
  selector: 'app-${name}',
  templateUrl: './${name}.html',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
})
export class ${componentName} {${report && `\n${report}`}}`
  return [
    ...kitSnippets(tag, 'main.ts'),
    { file: `${name}.ts`, lang: 'ts', text: component },
    { file: `${name}.html`, lang: 'html', text: elementMarkup(name, [...written, ...listener]) },
  ]
}
