/** Path behind the hash of the page's address. `#!`, because `#/` is where the API reference keeps what is open. */
export const currentPath = () => (location.hash.startsWith('#!/') ? location.hash.slice(2) : '/')

export function move(to, { replace }) {
  if (replace) history.replaceState(null, '', `#!${to}`)
  else history.pushState(null, '', `#!${to}`)
  dispatchEvent(new Event('route'))
}

// Follows the back button, and links to another hash.
addEventListener('popstate', () => dispatchEvent(new Event('route')))
