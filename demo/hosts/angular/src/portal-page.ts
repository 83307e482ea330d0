import { Component, computed, inject } from '@angular/core'
import { toSignal } from '@angular/core/rxjs-interop'
import { NavigationEnd, Router } from '@angular/router'
import { PortalApp } from 'portal-elements/angular'
import { filter } from 'rxjs'
import { isForRouter } from './events'

@Component({
  imports: [PortalApp],
  template: ` <portal-app history="host" base="/portal" [path]="path()" (navigate)="move($event)" /> `,
})
export class PortalPage {
  readonly #router = inject(Router)
  readonly #moves = toSignal(
    this.#router.events.pipe(
      filter((event) => event instanceof NavigationEnd && event.url.startsWith('/portal')),
    ),
  )

  /** All of the portal below /portal: its location is that of the router. */
  readonly path = computed(() => {
    this.#moves()
    return this.#router.url.slice('/portal'.length) || '/'
  })

  move(event: DocumentEventMap['navigate']) {
    if (!isForRouter(event.detail.to)) return
    event.preventDefault()
    event.stopPropagation()
    this.#router
      .navigateByUrl(`/portal${event.detail.to}`, { replaceUrl: event.detail.replace })
      .catch(console.error)
  }
}
