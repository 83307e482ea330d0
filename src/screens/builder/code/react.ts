import { elementOf } from '../manifest'
import { kitSnippets, packageCommand } from './kit'
import { elementMarkup, indented } from './markup'
import type { Snippet, Tag } from './tag'

/** Strings of JSX know references but no escapes, so that anything unusual is a string of JavaScript. */
const attribute = (name: string, value: string): string =>
  /^[^"&\\{}<>\t\n]*$/.test(value) ? `${name}="${value}"` : `${name}={${JSON.stringify(value)}}`

const component = (name: string, element: string): string => {
  const body = element.includes('\n') ? `return (\n${indented(element, 2)}\n)` : `return ${element}`
  return `export function ${name}() {\n${indented(body, 2)}\n}`
}

const pascal = (text: string) => text.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** React hands attributes and listeners of custom elements on as they are written, since version 19. */
function tagSnippets(tag: Tag): Snippet[] {
  const { name, attributes, componentName, event } = tag
  const listener = event ? [`on${event}={(event) => console.log(event.detail)}`] : []
  const written = attributes.map(([attributeName, value]) => attribute(attributeName, value))
  const element = elementMarkup(name, [...written, ...listener], ' />')
  return [
    ...kitSnippets(tag, 'main.js'),
    { file: `${componentName}.jsx`, lang: 'jsx', text: component(componentName, element) },
  ]
}

/** An attribute as the property of the component. */
function typedProp(tagName: string, [attributeName, value]: Tag['attributes'][number]): string {
  const known = elementOf(tagName)?.attributes.find(({ name }) => name === attributeName)
  const { property = attributeName, kind } = known ?? {}
  if (kind === 'flag') return value === 'false' ? `${property}={false}` : property
  if (kind === 'number') return `${property}={${Number(value)}}`
  if (kind === 'json') return `${property}={${JSON.stringify(JSON.parse(value))}}`
  return attribute(property, value)
}

/** The component of the package, in a module that can be the only one. */
function componentSnippets({ name, attributes, componentName, event, configure }: Tag): Snippet[] {
  const ownName = componentName.replace(/^Portal/, '')
  const listener = event ? [`on${pascal(event)}={(event) => console.log(event.detail)}`] : []
  const written = attributes.map((one) => typedProp(name, one))
  const element = elementMarkup(componentName, [...written, ...listener], ' />')
  const imports = [
    // For React's server components, which take no listeners.
    "'use client'",
    "import { configure } from 'portal-elements/configure'",
    `import { ${componentName} } from 'portal-elements/react/${name}'`,
  ]
  const text = [imports.join('\n'), configure, component(ownName, element)].join('\n\n')
  return [packageCommand, { file: `${ownName}.tsx`, lang: 'tsx', text }]
}

export const reactSnippets = (tag: Tag): Snippet[] =>
  tag.source === 'npm' ? componentSnippets(tag) : tagSnippets(tag)
