import { Component, inject, input, signal } from '@angular/core'
import { PortalApplication, PortalDashboard } from 'portal-elements/angular'
import { Events } from './events'

@Component({
  imports: [PortalApplication, PortalDashboard],
  template: `
    <h1>Application</h1>
    <p role="group">
      <button (click)="swap()">Swap</button>
      <button (click)="removeDashboard()">Remove the dashboard</button>
      <button (click)="period.set('7d')">Seven days</button>
    </p>
    @for (panel of panels(); track panel) {
      @if (panel === 'application') {
        <portal-application [application]="application()" />
      } @else {
        <portal-dashboard
          [application]="application()"
          [period]="period()"
          (dashboardLoaded)="tell($event)"
        />
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
