/** Sets attributes of the first element of a page that a selector finds. */
function set(page, selector, attributes) {
  const element = page.querySelector(selector)
  for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value)
  return element
}

const fill = {
  login(page) {
    // A function is a property. It may be set before the tag is defined.
    page.querySelector('portal-login').customErrorHandler = ({ error }) =>
      error.status === 401 ? 'North Pier does not know this e-mail and password.' : undefined
  },
  spec(page, [product, version], query) {
    set(page, 'portal-spec', {
      product,
      'product-version': version,
      operation: query.get('operation'),
    })
  },
  docs(page, [product, ...slugs]) {
    set(page, 'portal-docs', { product, slug: slugs.join('/') })
  },
  form(page, [application]) {
    if (application !== 'create') set(page, 'portal-application-form', { application })
  },
  application(page, [application]) {
    set(page, 'portal-application', { application })
    set(page, 'portal-dashboard', { application })
  },
}

function nameOf([area, id, rest]) {
  if (area === '') return 'catalog'
  return area === 'application' && (id === 'create' || rest === 'update') ? 'form' : area
}

/** Shows the page of a path. The tags navigate by the portal's own paths, so the pages have them too. */
export function showPage(main, path) {
  const { pathname, searchParams, search } = new URL(path, location.origin)
  const segments = pathname.slice(1).split('/')
  const name = nameOf(segments)
  if (name === 'portal') return showPortal(main, `${pathname.slice('/portal'.length) || '/'}${search}`)
  const template = document.getElementById(`page-${name}`) ?? document.getElementById('page-catalog')
  const page = template.content.cloneNode(true)
  fill[name]?.(page, segments.slice(1), searchParams)
  main.replaceChildren(page)
}

/** All of the portal below /portal. The element stays, and is told where it is. */
function showPortal(main, path) {
  const shown = main.querySelector('portal-app')
  const page = shown ? main : document.getElementById('page-portal').content.cloneNode(true)
  set(page, 'portal-app', { path })
  if (!shown) main.replaceChildren(page)
}
