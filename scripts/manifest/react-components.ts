import type { DescribedTags } from './described-tags'

/** Returns `package/react/tags.ts`: a component for each tag, with the names that its props stand for. */
export function reactComponents({ common, tags }: DescribedTags): string {
  const namesOf = (entries: readonly { readonly name: string }[]) =>
    entries.map(({ name }) => `'${name}'`).join(', ')
  const components = tags.map(
    ({ tag, name, description, properties, events }) => `/** ${description.replaceAll('*/', '* /')} */
export const ${name}: TagComponent<'${tag}'> = /* @__PURE__ */ createTag('${tag}', () => import('../../elements/${tag}'), {
  properties: [...properties, ${namesOf(properties)}],
  events: [...events, ${namesOf(events)}],
})`,
  )
  return `// Generated from the declarations in elements/ by \`npm run manifest\`.
import { createTag } from './create-tag'
import type { TagComponent } from './tag-props'

/** Of every tag. */
const properties = [${namesOf(common.properties)}]
const events = [${namesOf(common.events)}]

${components.join('\n\n')}
`.replaceAll(', ]', ']')
}
