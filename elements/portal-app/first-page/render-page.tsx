/**
 * Renders a page of the portal as the kit will render it first, for the page that the server sends. It runs in Node: nothing of the kit
 * imports it.
 */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { ElementDeclaration } from '../../../src/element/element-contract'
import { firstBoxAttribute, waitsAttribute } from '../../../src/element/first-box'
import { type Language, languageOf, loadExport, loadMessages, messagesFor } from '../../../src/i18n'
import { parseLocation } from '../../../src/router'
import { type ScreenContexts, ScreenContextsProvider } from '../../../src/state'
import {
  forgetPageReads,
  loadMissingReads,
  type PageReads,
  pageReadsOf,
} from '../../../src/state/reads/page-reads'
import { type PortalVisit, renderedPortal } from '../../../src/state/rendered-portal'
import { loadHeader, loadScreen } from '../declarations'
import { locationProperties, matchRoute, type PortalRoute, routes } from '../routes'
import { firstContexts } from './first-contexts'
import { registeredStyles } from '../../../src/theme/style-registry'
import { schemeAttribute } from '../../../src/theme/visitor-scheme'
import { outletId } from './names'
import { scopedText } from './scoped-text'
import { typefaceRule } from '../typeface-rule'
import reset from '../../../src/element/reset.css?inline'
import tokens from '../../../src/theme/tokens.css?inline'
import '../portal-app.css'
import './first-page.css'

/** What the server knows of a visit. */
export interface PageVisit extends PortalVisit {
  /** Tag of the screen that the visitor is led to, without its prefix. */
  readonly tag: string
  readonly language: string
}

export interface RenderedPage {
  /** What is in `portal-app` before anything has loaded. */
  readonly markup: string
  readonly reads: PageReads
}

/** Reads follow from what was read before: a product, then its documents, then one of them. */
const mostRounds = 6

/**
 * Renders a page, or returns undefined if it is left to the kit: because what it reads cannot be had, or has no markup.
 *
 * @throws what a screen throws.
 */
export async function renderPage(visit: PageVisit): Promise<RenderedPage | undefined> {
  const language = languageOf(visit.language)
  const route = routes.find(({ tag }) => tag === visit.tag)
  if (!language || !route) return undefined
  const portal = await renderedPortal(visit, language)
  const contexts = firstContexts(portal, visit.address, language)
  try {
    await loadMessages(language, ['routes', 'errors'])
    const [header, screen] = await Promise.all([
      elementOf(await loadHeader(), language),
      elementOf(await loadScreen(route.tag), language, propertiesOf(route, visit, contexts)),
    ])
    for (let round = 0; round < mostRounds; round += 1) {
      const boxes = [await boxOf(header, contexts), await boxOf(screen, contexts)]
      const state = await loadMissingReads(portal)
      if (state === 'complete') return { markup: frameOf(boxes, language), reads: pageReadsOf(portal) }
      if (state === 'failed') return undefined
    }
    return undefined
  } finally {
    forgetPageReads(portal)
  }
}

/** Screens that come with their page. */
export const firstTags = ['login', 'catalog', 'docs', 'spec'] as const

/** Loads their code, so that the first page need not wait for it. */
export async function prepareScreens(): Promise<void> {
  const declarations = await Promise.all([loadHeader(), ...firstTags.map(loadScreen)])
  await Promise.all(declarations.map((declaration) => elementOf(declaration, 'en')))
}

/** Styles of the header and a screen, for their markup and for nothing else in the page. @param typeface - Path of its file. */
export async function firstStyles(tag: string, typeface: string): Promise<string> {
  const route = routes.find((one) => one.tag === tag)
  if (!route) throw new Error(`No route has the tag ${tag}.`)
  await elementOf(await loadHeader(), 'en')
  await elementOf(await loadScreen(route.tag), 'en')
  const chosen = ['light', 'dark'].map(
    (scheme) => `:root[${schemeAttribute}=${scheme}]{--portal-color-scheme:${scheme}}`,
  )
  return (
    typefaceRule(typeface) +
    chosen.join('') +
    // Of more weight than those of the kit, whose sheets arrive one by one and are not the whole before the last.
    scopedText([reset, tokens, ...registeredStyles()].join(''), `[${firstBoxAttribute}]:not(#_#_#_)`)
  )
}

interface FirstElement {
  readonly tag: string
  readonly Screen: ComponentType<object>
  readonly properties: object
}

async function elementOf(
  declaration: ElementDeclaration,
  language: Language,
  properties?: object,
): Promise<FirstElement> {
  if (declaration.renderer !== 'react') throw new Error(`${declaration.tag} does not render with React.`)
  const defaults = Object.entries(declaration.props ?? {}).map(([name, { initial }]) => [name, initial])
  const Screen = (await loadExport(declaration.screen, language)) as ComponentType<object>
  return { tag: declaration.tag, Screen, properties: { ...Object.fromEntries(defaults), ...properties } }
}

/** Properties that the portal sets on the element of its screen. */
function propertiesOf(
  route: PortalRoute,
  { address }: PageVisit,
  { portal, localization }: ScreenContexts,
): object {
  const { pathname, search } = new URL(address)
  const location = parseLocation(pathname + search)
  const match = matchRoute(location.path)
  const context = portal.context.current
  const portalTitle = portal.context.title(undefined, messagesFor(localization, 'common')('developerPortal'))
  return {
    // The sign-in is also where a guard leads to from another location.
    ...(match?.route.tag === route.tag && locationProperties(match, location)),
    ...(context &&
      route.settingProperties?.({ context, portalTitle, t: messagesFor(localization, 'routes') })),
  }
}

/** Returns an element of the kit with its first markup. The IDs in that begin with its tag. */
async function boxOf({ tag, Screen, properties }: FirstElement, contexts: ScreenContexts): Promise<string> {
  const rendered = (
    <ScreenContextsProvider value={contexts}>
      <Screen {...properties} />
    </ScreenContextsProvider>
  )
  const errors: unknown[] = []
  const { prelude } = await prerender(rendered, {
    identifierPrefix: tag,
    // With a limit React would send a large part apart, with a script that puts it into its place.
    progressiveChunkSize: Infinity,
    // What is lazy and throws would be left to the browser.
    onError: (error) => void errors.push(error),
  })
  const markup = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  // Without scripts a submit leads back to the form, and has no password in the address.
  const content = markup.replace(/<form (?=[^>]*method="post")/, '<form action="/login" ')
  const box = boxAround(content, contexts.localization.language, tag)
  return `<${tag} ${waitsAttribute}>${box}</${tag}>`
}

const boxAround = (content: string, language: Language, prefix = '') =>
  `<div ${firstBoxAttribute}="${prefix}" data-theme="auto" lang="${language}">${content}</div>`

/** The frame around header and screen, as `frame-view.ts` renders it. */
function frameOf([header, screen]: readonly string[], language: Language): string {
  const t = messagesFor({ language }, 'routes')
  const note = renderToStaticMarkup(<noscript className="pe-app__note">{t('needsScripts')}</noscript>)
  const link = renderToStaticMarkup(
    <a className="pe-app__skip" href={`#${outletId}`}>
      {t('skipToContent')}
    </a>,
  )
  const frame = [
    `<div class="pe-app">${note}${link}${header}`,
    `<main class="pe-app__outlet" id="${outletId}">${screen}</main>`,
    '<div class="pe-hidden" role="status"></div></div>',
  ]
  return boxAround(frame.join(''), language)
}
