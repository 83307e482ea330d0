/** Longer than a browser takes to begin with a request, should the page be closed before they are taken back. */
const LIFETIME_SECONDS = 60

/** The folder that a request goes to: no other request needs these cookies. A semicolon would end the attribute. */
function folderOf(path: string): string {
  const [clean = ''] = path.split(';')
  return clean.slice(0, clean.lastIndexOf('/') + 1) || '/'
}

/**
 * Makes a call to the page's own origin with cookies of its own, which are gone afterwards. Cookies that the browser has already,
 * among them those that scripts cannot see, stay and go along.
 *
 * @param url - Of the page's own origin: nobody can set another's cookies.
 * @param cookies - Already in the form in which they are sent.
 */
export async function withCookies<T>(
  url: string,
  cookies: readonly (readonly [name: string, value: string])[],
  call: () => Promise<T>,
): Promise<T> {
  const { pathname, protocol } = new URL(url)
  const attributes = `path=${folderOf(pathname)}; samesite=strict${protocol === 'https:' ? '; secure' : ''}`
  const write = (seconds: number) => {
    for (const [name, value] of cookies)
      document.cookie = `${name}=${seconds > 0 ? value : ''}; max-age=${seconds}; ${attributes}`
  }
  write(LIFETIME_SECONDS)
  try {
    return await call()
  } finally {
    write(0)
  }
}
