const current = () => location.pathname + location.search
let path = $state(current())

addEventListener('popstate', () => (path = current()))

/** Path and query of the page's address. */
export const route = () => path

export function move(to: string, { replace = false } = {}) {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  path = to
}

/** The rest is for the browser: other sites, and places within a page. */
export const isForRouter = (to: string) => /^\/[^#]*$/.test(to)

/** For links: clicks that ask for a new tab are the browser's. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  move(event.currentTarget.pathname)
}
