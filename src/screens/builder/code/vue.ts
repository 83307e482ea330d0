import { kitSnippets } from './kit'
import { elementMarkup, htmlAttribute, indented } from './markup'
import type { Snippet, Tag } from './tag'

const config = `vue({
  template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('portal-') } },
})`

/** Vue reads static attributes as HTML does. */
export function vueSnippets(tag: Tag): Snippet[] {
  const { name, attributes, componentName, event } = tag
  const listener = event ? [`@${event}="report"`] : []
  const written = attributes.map(([attribute, value]) => htmlAttribute(attribute, value))
  const element = elementMarkup(name, [...written, ...listener])
  const setup = event
    ? '<script setup>\nconst report = (event) => console.log(event.detail)\n</script>\n\n'
    : ''
  return [
    ...kitSnippets(tag, 'main.js'),
    { file: 'vite.config.js', lang: 'js', text: config },
    {
      file: `${componentName}.vue`,
      lang: 'html',
      text: `${setup}<template>\n${indented(element, 2)}\n</template>`,
    },
  ]
}
