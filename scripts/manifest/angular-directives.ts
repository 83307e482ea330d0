import type { DescribedEvent, DescribedProperty, DescribedTags } from './described-tags'

const camel = (event: string) => event.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const comment = (text: string) => `/** ${text.replaceAll('*/', '* /')} */`

/** An output with the name of an event would be called twice: Angular listens for events of that name too. */
const hasOutput = ({ name }: DescribedEvent) => name.includes('-')

const inputOf =
  (properties: string) =>
  ({ name, description, type }: DescribedProperty): string => {
    const isFlag = /^boolean( \| undefined)?$/.test(type)
    return `  ${comment(description)}
  @Input(${isFlag ? '{ transform: flag }' : ''}) ${name}: ${isFlag ? 'boolean' : `${properties}['${name}']`} | undefined`
  }

const outputOf =
  (events: string) =>
  ({ name, description }: DescribedEvent): string =>
    `  ${comment(description)}
  readonly ${camel(name)} = output<${events}['${name}']>()`

const decorator = (entries: readonly string[]) =>
  `@Directive({\n${entries.map((entry) => `  ${entry},\n`).join('')}})`

function hostOf(events: readonly DescribedEvent[]): string[] {
  if (events.length === 0) return []
  const listeners = events.map(({ name }) => `'(${name})': '${camel(name)}.emit($event)'`)
  return [`host: {\n${listeners.map((listener) => `    ${listener},\n`).join('')}  }`]
}

/** Returns `package/angular/index.ts`: a directive for each tag, with an input for each property and an output for each event. */
export function angularDirectives({ common, tags }: DescribedTags): string {
  const commonOutputs = common.events.filter(hasOutput)
  const directives = tags.map(({ tag, name, description, properties, events }) => {
    const outputs = events.filter(hasOutput)
    const type = `PortalTags['${tag}']`
    const members = [
      ...properties.map(inputOf(`${type}['properties']`)),
      ...outputs.map(outputOf(`${type}['events']`)),
      `  protected override load() {\n    return import('../${tag}.js')\n  }`,
    ]
    return `${comment(description)}
${decorator([`selector: '${tag}'`, ...hostOf(outputs)])}
export class ${name} extends AnyTag {
${members.join('\n\n')}
}`
  })
  return `// Generated from the declarations in elements/ by \`npm run manifest\`.
import { Directive, Input, output } from '@angular/core'
import type { PortalElementEvents, PortalElementProperties, PortalTags } from '../types/elements.js'
import { flag, TagDirective } from './tag-directive.js'

/** Inputs and outputs of every tag. */
${decorator(hostOf(commonOutputs))}
export abstract class AnyTag extends TagDirective {
${[
  ...common.properties.map(inputOf('PortalElementProperties')),
  ...commonOutputs.map(outputOf('PortalElementEvents')),
].join('\n\n')}
}

${directives.join('\n\n')}
`
}
