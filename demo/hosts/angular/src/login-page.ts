import { Component, CUSTOM_ELEMENTS_SCHEMA, inject } from '@angular/core'
import type { PortalLogin } from 'portal-elements/types'
import { Events } from './events'

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Account</h1>
    <portal-login [customErrorHandler]="explain" (login-success)="tell($event)"></portal-login>
  `,
})
export class LoginPage {
  readonly #events = inject(Events)

  readonly explain: PortalLogin['customErrorHandler'] = ({ error }) =>
    error.status === 401 ? 'North Pier does not know this e-mail and password.' : undefined

  tell({ detail }: DocumentEventMap['login-success']) {
    this.#events.add(`login-success ${detail.user?.email}`)
  }
}
