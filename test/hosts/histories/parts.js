/** Attributes of `portal-app`, as the page gives them. */
export const attributes = JSON.parse(document.getElementById('attributes').textContent)

/** What the page shows of its own at a path. */
export const titleOf = (path) => (path === '/other' ? 'Other' : 'Home')

/** The links of the page's own navigation. */
export const links = { Home: '/', Portal: '/portal', Other: '/other' }
