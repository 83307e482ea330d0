/**
 * Renders the sign-in form of the portal as the kit will render it first, for the page that the server sends. The build runs it, in
 * Node: nothing of the kit imports it.
 */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { firstBoxAttribute, waitsAttribute } from '../../../src/element/first-box'
import type { PropertyKind } from '../../../src/element/property-kinds'
import { type Language, languages, loadExport, loadMessages, messagesFor } from '../../../src/i18n'
import {
  type ElementHost,
  type Navigation,
  type PortalContext,
  type ScreenContexts,
  ScreenContextsProvider,
} from '../../../src/state'
import { registeredStyles } from '../../../src/theme/style-registry'
import { schemeAttribute } from '../../../src/theme/visitor-scheme'
import portalLogin from '../../portal-login'
import { routeNamed } from '../routes'
import { namePlaceholder } from './names'
import { scopedText } from './scoped-text'
import reset from '../../../src/element/reset.css?inline'
import tokens from '../../../src/theme/tokens.css?inline'
import '../portal-app.css'
import './first-form.css'

/** Ways to sign in for which there is a form. */
const kinds = { password: false, passwordAndSso: true }

export interface FirstForms {
  /** Rules for the markup, and for nothing else in the page. */
  readonly styles: string
  /** By language and kind: what is in `portal-app` before anything has loaded. */
  readonly forms: Readonly<Record<string, Readonly<Record<keyof typeof kinds, string>>>>
  /** In the forms, in place of the name of the portal. */
  readonly namePlaceholder: string
}

export async function renderFirstForms(): Promise<FirstForms> {
  const forms = await Promise.all(
    languages.map(async (language) => {
      const ofKinds = Object.entries(kinds).map(async ([kind, hasSso]) => [
        kind,
        await formOf(language, hasSso),
      ])
      return [language, Object.fromEntries(await Promise.all(ofKinds))]
    }),
  )
  const chosen = ['light', 'dark'].map(
    (scheme) => `:root[${schemeAttribute}=${scheme}]{--portal-color-scheme:${scheme}}`,
  )
  const styles = scopedText(
    [reset, tokens, ...registeredStyles()].join(''),
    `[${firstBoxAttribute}]:not(#_#_)`,
  )
  return { styles: chosen.join('') + styles, forms: Object.fromEntries(forms), namePlaceholder }
}

async function formOf(language: Language, hasSso: boolean): Promise<string> {
  const [Screen] = await Promise.all([
    loadExport(portalLogin.screen, language),
    loadMessages(language, ['routes']),
  ])
  const Form = Screen as (props: object) => ReactNode
  const properties = routeNamed('login').settingProperties?.(settingsIn(language, hasSso))
  const form = renderToString(
    <ScreenContextsProvider value={contextsIn(language)}>
      <Form {...defaults} {...properties} />
    </ScreenContextsProvider>,
  )
  const box = `<div ${firstBoxAttribute} data-theme="auto" lang="${language}">`
  return [
    `${box}<div class="pe-app"><div class="pe-app__header-space"></div>`,
    `<main class="pe-app__outlet" id="pe-app-content"><portal-login ${waitsAttribute}>${box}`,
    // Without scripts a submit leads back here, and has no password in the address.
    form.replace('<form ', '<form action="/login" ').replace(/pe-\w+(?=_R_)/g, 'pe-first'),
    '</div></portal-login></main><div class="pe-hidden" role="status"></div></div></div>',
  ].join('')
}

const defaults = Object.fromEntries(
  Object.entries<PropertyKind<unknown>>(portalLogin.props ?? {}).map(([name, { initial }]) => [
    name,
    initial,
  ]),
)

/** As the portal will be when it shows the form to a visitor. */
const settingsIn = (language: Language, ssoEnabled: boolean) => ({
  context: { portalId: '', authClientConfig: { basicAuthEnabled: true, ssoEnabled } } as PortalContext,
  portalTitle: namePlaceholder,
  t: messagesFor({ language }, 'routes'),
})

/** What the first render of the form reads of its surroundings. */
const contextsIn = (language: Language): ScreenContexts =>
  ({
    portal: { config: { userEntity: 'developer' }, session: { hasExpired: false } },
    localization: { language },
    navigation: {
      assembled: true,
      loginHref: undefined,
      parameters: () => new URLSearchParams(),
      hrefFor: (path) => path,
    } as Partial<Navigation> as Navigation,
    host: { headingLevel: 1, theme: 'auto', fieldsContainer: null } as Partial<ElementHost> as ElementHost,
  }) as Partial<ScreenContexts> as ScreenContexts
