import { createApp, h } from 'vue'
import { createRouter, createWebHistory, RouterLink, RouterView } from 'vue-router'
import { attributes, links, titleOf } from './parts.js'

const shown = (path) => ({ path, component: { render: () => h('h1', titleOf(path)) } })
const portal = { path: '/portal/:path(.*)*', component: { render: () => h('portal-app', attributes) } }
const router = createRouter({ history: createWebHistory(), routes: [shown('/'), shown('/other'), portal] })

const Layout = {
  render: () => [
    h(
      'nav',
      { 'aria-label': 'Host' },
      Object.entries(links).map(([text, to]) => h(RouterLink, { to }, () => text)),
    ),
    h(RouterView),
  ],
}
createApp(Layout).use(router).mount('#host')
