import { chosenLanguage } from './chosen-language'

/** The Portal API server reads it too, for the texts and pages that it writes itself. */
const NAME = 'portal_language'
const LIFETIME_S = 365 * 24 * 60 * 60

/** Returns the language that was chosen in an earlier visit. */
export function rememberedLanguage(): string | undefined {
  const cookies = allCookies()
    .split('; ')
    .map((cookie) => cookie.split('='))
  return cookies.find(([name]) => name === NAME)?.[1]
}

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    // A sandboxed document may not read them.
    return ''
  }
}

/** Makes a language that of all elements of the page, and remembers it for a year on this origin. */
export function rememberLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${NAME}=${language}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax${secure}`
  } catch (failure) {
    // A sandboxed document may not set cookies: the choice lasts as long as the page.
    console.warn(failure)
  }
  chosenLanguage.set(language)
}
