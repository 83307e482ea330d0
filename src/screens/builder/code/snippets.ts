import type { Configuration, Host } from '../configuration'
import { tagAttributes } from '../configuration'
import { elementOf } from '../manifest'
import { angularSnippets } from './angular'
import { escapeHtml, elementMarkup, htmlAttribute } from './markup'
import { kitSnippets } from './kit'
import { reactSnippets } from './react'
import type { Snippet, Tag } from './tag'
import { vueSnippets } from './vue'
import { wordpressSnippets } from './wordpress'

function htmlSnippets(tag: Tag): Snippet[] {
  const { name, attributes, source, script } = tag
  const written = attributes.map(([attribute, value]) => htmlAttribute(attribute, value))
  const element = elementMarkup(name, written)
  return source === 'script'
    ? [{ lang: 'html', text: `${script}\n\n${element}` }]
    : [...kitSnippets(tag, 'main.js'), { lang: 'html', text: element }]
}

const makers: Readonly<Record<Host, (tag: Tag) => Snippet[]>> = {
  html: htmlSnippets,
  react: reactSnippets,
  vue: vueSnippets,
  angular: angularSnippets,
  wordpress: wordpressSnippets,
}

/** Asks for what every tag needs beside the loader, and not after it. */
function preloadLine(url: string, folder: string | undefined): string {
  return folder ? `<link rel="modulepreload" href="${url}/kit/${folder}/kit.js">\n` : ''
}

/**
 * Returns the code to paste.
 *
 * @param portal - Origin of the portal, which serves the kit and its API.
 * @param kitFolder - Folder of the files of its build. Undefined: no line that preloads any.
 */
export function snippetsOf(configuration: Configuration, portal: string, kitFolder?: string): Snippet[] {
  const { tag: name, host, source } = configuration
  const url = escapeHtml(portal)
  return makers[host]({
    name,
    attributes: tagAttributes(configuration),
    componentName: name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    event: elementOf(name)?.ownEvents[0],
    source,
    script: `${preloadLine(url, kitFolder)}<script type="module" src="${url}/kit/loader.js" data-api-base-url="${url}" data-user-entity="developer"></script>`,
    configure: `configure({ apiBaseUrl: '${portal}', userEntity: 'developer' })`,
  })
}
