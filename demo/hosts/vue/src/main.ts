import '@picocss/pico/css/pico.min.css'
import 'portal-elements/types/vue'
import { configure } from 'portal-elements/loader'
import { createApp } from 'vue'
import { createRouter, createWebHistory } from 'vue-router'
import App from './App.vue'
import ApplicationPage from './pages/ApplicationPage.vue'
import CatalogPage from './pages/CatalogPage.vue'
import DocsPage from './pages/DocsPage.vue'
import FormPage from './pages/FormPage.vue'
import LoginPage from './pages/LoginPage.vue'
import MyAppsPage from './pages/MyAppsPage.vue'
import PortalPage from './pages/PortalPage.vue'
import ReferencePage from './pages/ReferencePage.vue'

configure({ apiBaseUrl: 'http://localhost:4000', userEntity: 'developer' })

// The tags navigate by the portal's own paths, so these routes have them too.
const router = createRouter({
  history: createWebHistory(),
  routes: [
    { path: '/', component: CatalogPage },
    { path: '/login', component: LoginPage },
    { path: '/spec/:product/:version?', component: ReferencePage, props: true },
    { path: '/docs/:product/:slug(.*)?', component: DocsPage, props: true },
    { path: '/my-apps', component: MyAppsPage },
    { path: '/application/create', component: FormPage },
    { path: '/application/:application/update', component: FormPage, props: true },
    { path: '/application/:application/:rest*', component: ApplicationPage, props: true },
    { path: '/portal/:path(.*)?', component: PortalPage },
  ],
})

createApp(App).use(router).mount('#app')
