import type { PageSources } from './captcha-sources'

/** What decides which Content Security Policy a page with tags of the kit needs. */
export interface KitPolicyOptions {
  /** Source of the kit. */
  readonly kit: string
  /** Source of the Portal API. */
  readonly api: string
  /** Further sources that the tags connect to. */
  readonly connect?: readonly string[]
  /** What the script of a captcha provider needs. Such scripts do not know trusted types. */
  readonly captcha?: PageSources
  /** Hashes of the styles in the page. */
  readonly styles?: readonly string[]
  /** Hashes of the scripts in the page. */
  readonly scripts?: readonly string[]
  /** Source of the typeface of `portal-app`. Absent: the page has no such tag, and inherits its fonts. */
  readonly fonts?: string
  /** Sources of the worker that reads API descriptions. Absent: the page reads none. */
  readonly worker?: string
}

/**
 * Returns the Content Security Policy of a page with tags of the kit: what the guide for embedders says, and what the pages of the
 * portal have themselves.
 *
 * @param others - Further directives of the page.
 */
export function kitPolicy(
  { kit, api, connect = [], captcha = {}, styles = [], scripts = [], fonts, worker }: KitPolicyOptions,
  others: readonly string[] = [],
): string {
  const isOwnScript = captcha['script-src'] === undefined
  return [
    "default-src 'none'",
    directive('script-src', kit, ...scripts, captcha['script-src']),
    directive('style-src', kit, ...styles, captcha['style-src']),
    directive('img-src', "'self'", 'data:', api),
    ...(fonts ? [directive('font-src', fonts)] : []),
    directive('connect-src', api, ...connect, captcha['connect-src']),
    ...(worker ? [directive('worker-src', worker)] : []),
    ...(captcha['frame-src'] ? [directive('frame-src', captcha['frame-src'])] : []),
    ...others,
    ...(isOwnScript ? ["require-trusted-types-for 'script'"] : []),
  ].join('; ')
}

function directive(name: string, ...sources: (string | undefined)[]): string {
  return [name, ...new Set(sources.filter(Boolean))].join(' ')
}
