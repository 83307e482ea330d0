import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, withComponentInputBinding } from '@angular/router'
import { configure } from 'portal-elements/configure'
import { App } from './app'
import { routes } from './routes'

configure({ apiBaseUrl: 'http://localhost:4000', userEntity: 'developer' })

bootstrapApplication(App, {
  providers: [provideZonelessChangeDetection(), provideRouter(routes, withComponentInputBinding())],
}).catch(console.error)
