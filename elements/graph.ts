import * as configuration from '../src/element/configuration'
import type { Kit } from '../src/element/declare'

/** Which files a tag needs, for the loader to ask for all of them at once. */
export interface KitGraph {
  /** Loads a file by its name; `portal-login` has the declaration of a tag. */
  readonly load: (file: string) => Promise<unknown> | undefined
  /** Languages that texts are there in. */
  readonly languages: string
  /** By the tag's name without its prefix: names of files, the declaration left out. `.login` is there per language. */
  readonly tags: Readonly<Record<string, string>>
  /** The configuration, if it is loaded in any case. */
  readonly configuration: Omit<Kit, 'defineElement'> | undefined
}

const declarations: Readonly<Record<string, () => Promise<unknown>>> = {
  'portal-accept-invitation': () => import('./portal-accept-invitation'),
  'portal-account': () => import('./portal-account'),
  'portal-app': () => import('./portal-app'),
  'portal-application': () => import('./portal-application'),
  'portal-application-form': () => import('./portal-application-form'),
  'portal-catalog': () => import('./portal-catalog'),
  'portal-change-password': () => import('./portal-change-password'),
  'portal-content': () => import('./portal-content'),
  'portal-copy-id': () => import('./portal-copy-id'),
  'portal-dashboard': () => import('./portal-dashboard'),
  'portal-docs': () => import('./portal-docs'),
  'portal-empty-state': () => import('./portal-empty-state'),
  'portal-forbidden': () => import('./portal-forbidden'),
  'portal-forgot-password': () => import('./portal-forgot-password'),
  'portal-header': () => import('./portal-header'),
  'portal-login': () => import('./portal-login'),
  'portal-my-apps': () => import('./portal-my-apps'),
  'portal-not-found': () => import('./portal-not-found'),
  'portal-oauth2-redirect': () => import('./portal-oauth2-redirect'),
  'portal-register': () => import('./portal-register'),
  'portal-reset-password': () => import('./portal-reset-password'),
  'portal-spec': () => import('./portal-spec'),
}

/** Of the sources, for bundlers. scripts/kit-folder.mjs puts that of the browser build in its place. */
export const graph: KitGraph = {
  load: (file) => declarations[file]?.(),
  languages: '',
  tags: Object.fromEntries(Object.keys(declarations).map((name) => [name.slice('portal-'.length), ''])),
  configuration,
}
