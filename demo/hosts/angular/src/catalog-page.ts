import { Component, inject, signal } from '@angular/core'
import { PortalCatalog } from 'portal-elements/angular'
import { Events } from './events'

@Component({
  imports: [PortalCatalog],
  template: `
    <h1>APIs of North Pier</h1>
    <button class="secondary" (click)="toggle()">{{ query() ? 'All APIs' : 'Only weather' }}</button>
    <portal-catalog [pageSize]="6" [query]="query()" (catalogSearch)="tell($event)" />
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
