import type { Routes } from '@angular/router'
import { ApplicationPage } from './application-page'
import { CatalogPage } from './catalog-page'
import { LoginPage } from './login-page'
import { DocsPage, FormPage, MyAppsPage, ReferencePage } from './pages'
import { PortalPage } from './portal-page'

/** The tags navigate by the portal's own paths, so these routes have them too. */
export const routes: Routes = [
  { path: '', component: CatalogPage, pathMatch: 'full' },
  { path: 'login', component: LoginPage },
  { path: 'spec/:product', component: ReferencePage },
  { path: 'spec/:product/:version', component: ReferencePage },
  { path: 'docs/:product', component: DocsPage },
  { path: 'docs/:product/:slug', component: DocsPage },
  { path: 'my-apps', component: MyAppsPage },
  { path: 'application/create', component: FormPage },
  { path: 'application/:application/update', component: FormPage },
  { path: 'application/:application', component: ApplicationPage },
  { path: 'application/:application/application-dashboard', component: ApplicationPage },
  // One route for all of it, so that the element stays while the portal moves.
  {
    matcher: (segments) => (segments[0]?.path === 'portal' ? { consumed: segments } : null),
    component: PortalPage,
  },
]
