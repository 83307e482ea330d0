import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { escaped } from '../mail/render-mail'
import type { PortalSettings } from '../store/settings'
import type { Language } from '../texts/texts'

/** What the build of the kit says in `first-form.json`. */
interface FirstForms {
  readonly styles: string
  readonly script: string
  readonly namePlaceholder: string
  /** By language. */
  readonly forms: Readonly<Record<string, { readonly password: string; readonly passwordAndSso: string }>>
}

/** The sign-in form as part of a page, with the hashes that the policy of the page needs for it. */
export interface FirstForm {
  readonly markup: string
  readonly styles: string
  readonly script: string
  readonly stylesHash: string
  readonly scriptHash: string
}

export interface FormVisit {
  /** Path and query of the page. */
  readonly url: string
  readonly language: Language
  /** Tag that the kit will show in all likelihood. */
  readonly tag: string
  readonly settings: Pick<PortalSettings, 'name' | 'sign_in'>
}

export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns a function that gives the sign-in form for the page of a visitor, which can be filled in while the kit is loading. It is
 * undefined if the kit will not show the form, or another one.
 *
 * @param kitDir - Without a build that has the form, there is never one.
 */
export function firstForms(kitDir: string | undefined): (visit: FormVisit) => FirstForm | undefined {
  const file = kitDir && join(resolve(kitDir), 'first-form.json')
  if (!file || !existsSync(file)) return () => undefined
  const { styles, script, namePlaceholder, forms } = JSON.parse(readFileSync(file, 'utf8')) as FirstForms
  const shared = { styles, script, stylesHash: hashSource(styles), scriptHash: hashSource(script) }
  return (visit) => {
    if (!showsPlainForm(visit)) return undefined
    const { password, passwordAndSso } = forms[visit.language] ?? {}
    const form = visit.settings.sign_in.sso ? passwordAndSso : password
    if (!form) return undefined
    return { ...shared, markup: form.replaceAll(namePlaceholder, () => escaped(visit.settings.name)) }
  }
}

/** Whether the form will be as the build has rendered it. A query or a further segment may change what it says. */
function showsPlainForm({ url, tag, settings }: FormVisit): boolean {
  const isOther = url.startsWith('/login') && !/^\/login\/?$/.test(url)
  return tag === 'login' && !isOther && settings.sign_in.password
}
