import type { ElementDeclaration } from '../../src/element'

type Load = () => Promise<{ readonly default: ElementDeclaration }>

const screens = {
  login: () => import('../portal-login'),
  register: () => import('../portal-register'),
  'forgot-password': () => import('../portal-forgot-password'),
  'reset-password': () => import('../portal-reset-password'),
  catalog: () => import('../portal-catalog'),
  docs: () => import('../portal-docs'),
  spec: () => import('../portal-spec'),
  'my-apps': () => import('../portal-my-apps'),
  account: () => import('../portal-account'),
  application: () => import('../portal-application'),
  'application-form': () => import('../portal-application-form'),
  dashboard: () => import('../portal-dashboard'),
  'oauth2-redirect': () => import('../portal-oauth2-redirect'),
  'not-found': () => import('../portal-not-found'),
  forbidden: () => import('../portal-forbidden'),
} satisfies Record<string, Load>

/** Tag of a screen, without its prefix. */
export type ScreenTag = keyof typeof screens

const declarationOf = async (load: Load) => (await load()).default

export const loadHeader = () => declarationOf(() => import('../portal-header'))

export const loadScreen = (tag: ScreenTag): Promise<ElementDeclaration> => declarationOf(screens[tag])
