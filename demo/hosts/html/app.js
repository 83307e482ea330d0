import { showPage } from './pages.js'
import { currentPath, move } from './router.js'

const main = document.querySelector('main')
const list = document.querySelector('ol')

function tell(line) {
  const item = document.createElement('li')
  item.textContent = line
  list.prepend(item)
  list.children[5]?.remove()
}

function show() {
  const path = currentPath()
  showPage(main, path)
  for (const link of document.querySelectorAll('nav a'))
    link.toggleAttribute('aria-current', link.hash === `#!${path}`)
}

/** Where a tag wants to go, as a path of ours; nothing for other sites, which are left to the browser. */
function routeFor({ target, detail: { to } }) {
  if (!to.startsWith('/')) return undefined
  if (target.closest('portal-app')) return `/portal${to}`
  // What is open within a reference is a hash, where our path already is.
  const [path, operation] = to.split('#/')
  return operation === undefined ? path : `${currentPath().split('?')[0]}?operation=${operation}`
}

// Events of the tags bubble.
document.addEventListener('navigate', (event) => {
  const route = routeFor(event)
  if (route === undefined) return
  event.preventDefault()
  move(route, event.detail)
})
document.addEventListener('login-success', ({ detail }) => tell(`login-success ${detail.user.email}`))
document.addEventListener('session-change', ({ detail }) =>
  tell(`session-change ${detail.developer?.email ?? 'signed out'}`),
)
document.addEventListener('catalog-search', ({ detail }) => tell(`catalog-search ${detail.total}`))
document.addEventListener('dashboard-loaded', ({ detail }) => tell(`dashboard-loaded ${detail.period}`))

const actions = {
  search(button) {
    const catalog = main.querySelector('portal-catalog')
    const isAll = catalog.getAttribute('query') !== 'weather'
    catalog.setAttribute('query', isAll ? 'weather' : '')
    button.textContent = isAll ? 'All APIs' : 'Only weather'
  },
  // Moved elements keep what they show.
  swap: () => main.append(main.querySelector('portal-application, portal-dashboard')),
  remove: () => main.querySelector('portal-dashboard')?.remove(),
  period: () => main.querySelector('portal-dashboard')?.setAttribute('period', '7d'),
}

main.addEventListener('click', ({ target }) => actions[target.dataset.action]?.(target))
addEventListener('route', show)
show()
