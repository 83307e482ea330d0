import type { DescribedTag, DescribedTags } from './described-tags'

const HEAD = '// Generated from the declarations in elements/ by `npm run manifest`.'

const namesOf = (entries: readonly { readonly name: string }[]) =>
  entries.map(({ name }) => `'${name}'`).join(', ')

const component = ({ tag, name, description, properties, events }: DescribedTag) => `${HEAD}
import { createTag } from '../create-tag'
import type { TagComponent } from '../tag-props'
import * as common from './common'

/** ${description.replaceAll('*/', '* /')} */
export const ${name}: TagComponent<'${tag}'> = /* @__PURE__ */ createTag('${tag}', () => import('../../../elements/${tag}'), {
  properties: [...common.properties, ${namesOf(properties)}],
  events: [...common.events, ${namesOf(events)}],
})
`

/**
 * Returns the files below `package/react`: a component for each tag, with the names that its props stand for, and one file that exports
 * all of them.
 */
export function reactComponents({ common, tags }: DescribedTags): Readonly<Record<string, string>> {
  const ofAllTags = `${HEAD}

export const properties = [${namesOf(common.properties)}]
export const events = [${namesOf(common.events)}]
`
  const all = tags.map(({ tag, name }) => `export { ${name} } from './tags/${tag}'\n`)
  return {
    'package/react/tags/common.ts': ofAllTags,
    ...Object.fromEntries(
      tags.map((tag) => [`package/react/tags/${tag.tag}.ts`, component(tag).replaceAll(', ]', ']')]),
    ),
    'package/react/tags.ts': `${HEAD}\n${all.join('')}`,
  }
}
