import { Component, CUSTOM_ELEMENTS_SCHEMA, inject, input, signal } from '@angular/core'
import { Events } from './events'

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Application</h1>
    <p role="group">
      <button (click)="swap()">Swap</button>
      <button (click)="removeDashboard()">Remove the dashboard</button>
      <button (click)="period.set('7d')">Seven days</button>
    </p>
    @for (panel of panels(); track panel) {
      @if (panel === 'application') {
        <portal-application [attr.application]="application()"></portal-application>
      } @else {
        <portal-dashboard
          [attr.application]="application()"
          [attr.period]="period()"
          (dashboard-loaded)="tell($event)"
        ></portal-dashboard>
      }
    }
  `,
})
export class ApplicationPage {
  readonly application = input.required<string>()
  readonly period = signal('24h')
  readonly panels = signal<readonly string[]>(['application', 'dashboard'])
  readonly #events = inject(Events)

  swap() {
    this.panels.update((panels) => [...panels].reverse())
  }

  removeDashboard() {
    this.panels.set(['application'])
  }

  tell({ detail }: DocumentEventMap['dashboard-loaded']) {
    this.#events.add(`dashboard-loaded ${detail.period}`)
  }
}
