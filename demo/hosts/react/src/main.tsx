import '@picocss/pico/css/pico.min.css'
import { configure } from 'portal-elements/configure'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { ApplicationPage } from './application-page'
import { Layout } from './layout'
import { CatalogPage, DocsPage, FormPage, LoginPage, MyAppsPage, PortalPage, ReferencePage } from './pages'

configure({ apiBaseUrl: 'http://localhost:4000', userEntity: 'developer' })

// The tags navigate by the portal's own paths, so these routes have them too.
const router = createBrowserRouter([
  {
    Component: Layout,
    children: [
      { path: '/', Component: CatalogPage },
      { path: '/login', Component: LoginPage },
      { path: '/spec/:product/:version?', Component: ReferencePage },
      { path: '/docs/:product/*', Component: DocsPage },
      { path: '/my-apps', Component: MyAppsPage },
      { path: '/application/create', Component: FormPage },
      { path: '/application/:application/update', Component: FormPage },
      { path: '/application/:application/*', Component: ApplicationPage },
      { path: '/portal/*', Component: PortalPage },
    ],
  },
])

createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
