import 'portal-elements/types'
import { configure } from 'portal-elements/loader'

configure({ apiBaseUrl: 'http://localhost:4000', userEntity: 'developer' })

const list = document.querySelector('[aria-label="Events"]')

function tell(line: string) {
  const item = document.createElement('li')
  item.textContent = line
  list?.prepend(item)
}

document.addEventListener('login-success', ({ detail }) => tell(`login-success ${detail.user?.email}`))
document.addEventListener('session-change', ({ detail }) =>
  tell(`session-change ${detail.developer?.email ?? 'signed out'}`),
)
document.addEventListener('dashboard-loaded', ({ detail }) => tell(`dashboard-loaded ${detail.period}`))

// The pages are built before anyone asks for one, so what a page shows is in the query.
const query = new URLSearchParams(location.search)
for (const element of document.querySelectorAll<HTMLElement>('[data-query]')) {
  const name = element.dataset['query'] ?? ''
  const value = query.get(name)
  if (value !== null) element.setAttribute(name, value)
}
