import type { AccountKind, CaptchaSettings } from '../store/settings'
import { isCaptchaProvider, sourcesOf } from './captcha-sources'
import type { KitPolicyOptions } from './kit-policy'

/** What the policy of a page with one tag depends on, as it was chosen. Unknown values count as none. */
export interface EmbeddedTag {
  readonly element?: string
  readonly 'user-entity'?: string
  readonly 'captcha-provider'?: string
}

interface Surroundings {
  /** Origin of the portal, which serves the kit and the API. */
  readonly portal: string
  readonly captcha: CaptchaSettings | null
  /** Servers of the API descriptions that the viewer may see. */
  readonly describedServers: readonly string[]
}

/** Guides read them for the requests that readers run. */
const readsDescriptions = (element: string | undefined): boolean =>
  element === 'portal-spec' || element === 'portal-docs' || element === 'portal-app'

/** Returns what the policy of a page with the tag is made from. */
export function embedPolicyOptions(
  tag: EmbeddedTag,
  { portal, captcha, describedServers }: Surroundings,
): KitPolicyOptions {
  const isReference = readsDescriptions(tag.element)
  return {
    kit: portal,
    api: portal,
    connect: isReference ? describedServers : [],
    captcha: sourcesOf(captchaProviderOf(tag, captcha)),
    ...(tag.element === 'portal-app' && { fonts: portal }),
    // The kit may be on another origin than the page, and is then imported by a blob.
    ...(isReference && { worker: "'self' blob:" }),
  }
}

function captchaProviderOf(
  { element, 'user-entity': entity, 'captcha-provider': chosen = '' }: EmbeddedTag,
  captcha: CaptchaSettings | null,
): CaptchaSettings['provider'] | undefined {
  if (element !== 'portal-register' && element !== 'portal-app') return undefined
  if (element === 'portal-register' && isCaptchaProvider(chosen)) return chosen
  // As the elements do: a form alone is for users.
  const kind: AccountKind = entity === 'developer' || element === 'portal-app' ? 'developer' : 'user'
  return captcha?.kinds.includes(kind) ? captcha.provider : undefined
}
