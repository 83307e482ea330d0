/**
 * Returns whether the page refuses markup from text (Trusted Types). There is no way to ask but to try, which such a page may report as
 * a violation of its policy.
 */
export function requiresTrustedTypes(): boolean {
  if (!('trustedTypes' in globalThis)) return false
  try {
    new DOMParser().parseFromString('', 'text/html')
    return false
  } catch {
    return true
  }
}
