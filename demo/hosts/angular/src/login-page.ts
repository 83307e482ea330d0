import { Component, inject } from '@angular/core'
import { PortalLogin } from 'portal-elements/angular'
import { Events } from './events'

@Component({
  imports: [PortalLogin],
  template: `
    <h1>Account</h1>
    <portal-login [customErrorHandler]="explain" (loginSuccess)="tell($event)"></portal-login>
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
