import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router'
import { attributes, links, titleOf } from './parts.js'

const Layout = () => [
  h(
    'nav',
    { key: 'nav', 'aria-label': 'Host' },
    Object.entries(links).map(([text, to]) => h(Link, { key: to, to }, text)),
  ),
  h(Outlet, { key: 'outlet' }),
]
const shown = (path) => ({ path, element: h('h1', {}, titleOf(path)) })
const portal = { path: '/portal/*', element: h('portal-app', attributes) }
const router = createBrowserRouter([{ element: h(Layout), children: [shown('/'), shown('/other'), portal] }])
createRoot(document.getElementById('host')).render(h(RouterProvider, { router }))
