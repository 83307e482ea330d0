// Compiles templates in the browser, which spares this small page Angular's own build.
import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router'
import { attributes, links, titleOf } from './parts.js'

const schemas = [CUSTOM_ELEMENTS_SCHEMA]
const component = (settings) => Component({ schemas, ...settings })(function View() {})
const shown = (path) => ({
  path: path.slice(1),
  component: component({ template: `<h1>${titleOf(path)}</h1>` }),
})
const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
const portal = {
  matcher: (segments) => (segments[0]?.path === 'portal' ? { consumed: segments } : null),
  component: component({ template: `<portal-app ${written.join(' ')}></portal-app>` }),
}

const anchors = Object.entries(links).map(([text, to]) => `<a routerLink="${to}">${text}</a>`)
const Layout = component({
  selector: '#host',
  imports: [RouterLink, RouterOutlet],
  template: `<nav aria-label="Host">${anchors.join(' ')}</nav><router-outlet />`,
})
const routes = [{ ...shown('/'), pathMatch: 'full' }, shown('/other'), portal]
bootstrapApplication(Layout, {
  providers: [provideZonelessChangeDetection(), provideRouter(routes)],
}).catch(console.error)
