import { Component, CUSTOM_ELEMENTS_SCHEMA, inject, signal } from '@angular/core'
import { Events } from './events'

@Component({
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>APIs of North Pier</h1>
    <button class="secondary" (click)="toggle()">{{ query() ? 'All APIs' : 'Only weather' }}</button>
    <portal-catalog page-size="6" [attr.query]="query()" (catalog-search)="tell($event)"></portal-catalog>
  `,
})
export class CatalogPage {
  readonly query = signal('')
  readonly #events = inject(Events)

  toggle() {
    this.query.update((query) => (query ? '' : 'weather'))
  }

  tell({ detail }: DocumentEventMap['catalog-search']) {
    this.#events.add(`catalog-search ${detail.total}`)
  }
}
