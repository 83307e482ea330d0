const list = document.querySelector('[aria-label="Events"]')

function tell(line) {
  const item = document.createElement('li')
  item.textContent = line
  list.prepend(item)
}

// A page of a CMS has one address: what it shows is in the query, as `<portal-spec data-query="product">` says.
const query = new URLSearchParams(location.search)
for (const element of document.querySelectorAll('[data-query]'))
  for (const name of element.dataset.query.split(' '))
    if (query.has(name)) element.setAttribute(name, query.get(name))

document.addEventListener('login-success', ({ detail }) => tell(`login-success ${detail.user.email}`))
document.addEventListener('session-change', ({ detail }) =>
  tell(`session-change ${detail.developer?.email ?? 'signed out'}`),
)
document.addEventListener('catalog-search', ({ detail }) => tell(`catalog-search ${detail.total}`))
document.addEventListener('dashboard-loaded', ({ detail }) => tell(`dashboard-loaded ${detail.period}`))

for (const button of document.querySelectorAll('[data-action]'))
  button.addEventListener('click', () => {
    const dashboard = document.querySelector('portal-dashboard')
    if (button.dataset.action === 'swap') document.querySelector('portal-application').before(dashboard)
    else if (button.dataset.action === 'remove') dashboard.remove()
    else dashboard.setAttribute('period', '7d')
  })
