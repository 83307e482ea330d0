import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { documentedPolicy } from '../../support/documented-policy'
import { hostSite } from '../../support/host-site'
import { consoleErrorsOf } from './console-errors'

interface HostPageOptions {
  readonly portal: string
  readonly body: string
  /** Loads a second copy of the kit from the host's own origin. */
  readonly twice?: boolean
  readonly hostile?: boolean
  /** More attributes of the script tag. */
  readonly script?: string
  /** Origin that the policy allows in the place of the portal's. */
  readonly allowedApi?: string
}

/** A page under the policy that the documentation gives to embedders; `'self'` is for the page's own style sheet and copy. */
export async function openHost(
  page: Page,
  { portal, body, twice, hostile, script = '', allowedApi = portal }: HostPageOptions,
) {
  const configuration = `data-api-base-url="${portal}" data-user-entity="developer" ${script}`
  const site = await hostSite({
    contentSecurityPolicy: [
      documentedPolicy(
        { kit: portal, api: allowedApi },
        { ...(twice && { 'script-src': "'self'" }), ...(hostile && { 'style-src': "'self'" }) },
      ),
      // As the documentation says of `portal-spec`.
      "worker-src 'self' blob:",
    ].join('; '),
    files: {
      '/index.html': `<!doctype html><html lang="en"><head><title>Host</title>
        ${hostile ? '<link rel="stylesheet" href="/conflicting.css">' : ''}
        <script type="module" src="${portal}/kit/loader.js" ${configuration}></script>
        ${twice ? `<script type="module" src="/second-kit/loader.js" ${configuration}></script>` : ''}
        </head><body>${body}</body></html>`,
      '/conflicting.css': readFileSync(resolve('test/support/conflicting.css'), 'utf8'),
    },
    folders: { '/second-kit/': resolve('dist/kit') },
  })
  const consoleErrors = await consoleErrorsOf(page, /status of 401/)
  await page.goto(site.url)
  return { site, consoleErrors }
}

/** Computed styles of everything the tags render, except what a page hands down on purpose and what follows from its width. */
export function stylesInsideTags(page: Page) {
  return page.evaluate(() => {
    const handedDown =
      /^(grid-template-(columns|rows)|inset|top$|bottom$|left$|right$|color|font|caret-color|-webkit-text|-webkit-locale|perspective-origin|transform-origin|inline-size|block-size|width|height|column-rule|outline|text-emphasis|text-decoration|border-.*color|fill|stroke|accent-color|scrollbar|interpolate|line-height|background-color)/
    const described: Record<string, string> = {}
    const describe = (elements: readonly Element[], path: string) => {
      elements.forEach((element, index) => {
        const style = getComputedStyle(element)
        const properties = [...style].filter((name) => !name.startsWith('--') && !handedDown.test(name))
        const declared = element.computedStyleMap()
        // An automatic margin is the space that the text beside it leaves, which follows from the font.
        const valueOf = (name: string) =>
          name.startsWith('margin') ? String(declared.get(name)) : style.getPropertyValue(name)
        described[`${path} ${index} ${element.tagName}.${element.getAttribute('class') ?? ''}`] = properties
          .map((name) => `${name}: ${valueOf(name)}`)
          .join('; ')
      })
    }
    const visit = (root: ParentNode, path: string) => {
      const rendered = [...root.querySelectorAll('*')].filter(
        (element) =>
          (root instanceof ShadowRoot || element.closest('[data-portal-kit]')) &&
          !(element.closest('svg') && element.tagName !== 'svg'),
      )
      // The toasts of a page are rendered by the tag that comes first.
      const isToast = (element: Element) => element.closest('.pe-toasts') !== null
      describe(
        rendered.filter((element) => !isToast(element)),
        path,
      )
      describe(rendered.filter(isToast), 'toasts')
    }
    for (const host of document.querySelectorAll('body *')) {
      if (!host.localName.startsWith('portal-')) continue
      visit(host, host.localName)
      if (host.shadowRoot) visit(host.shadowRoot, `${host.localName} shadow`)
    }
    return described
  })
}

/** Lines that differ, so that a failure names element and property. */
export function differences(calm: Record<string, string>, hostile: Record<string, string>) {
  return Object.entries(calm).flatMap(([element, styles]) => {
    const other = new Set((hostile[element] ?? 'element is missing').split('; '))
    return styles
      .split('; ')
      .filter((line) => !other.has(line))
      .map(
        (line) =>
          `${element} { ${line} } became ${[...other].find((it) => it.startsWith(`${line.split(':', 1)[0]}:`))}`,
      )
  })
}
