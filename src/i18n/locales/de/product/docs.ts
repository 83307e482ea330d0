import type { Translation } from '../../../messages'
import type english from '../../en/product/docs'

export default {
  failed: 'Die Dokumentation konnte nicht abgerufen werden',
  failedText:
    'Beim Laden des angeforderten Dokuments ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es später erneut',
  errorCode: 'Fehler {{code}}',
  empty: 'Noch keine Dokumentation',
  emptyText: 'Anleitungen zu {{product}} erscheinen hier, sobald sie veröffentlicht sind.',
  catalog: 'Katalog',
  noProduct: 'Kein Produkt ausgewählt',
  noProductText: 'Hier erscheint Dokumentation, sobald ein Produkt ausgewählt ist.',
  emptyPage: 'Diese Seite hat noch keinen Inhalt',
  previous: 'Zurück',
  next: 'Weiter',
  pager: 'Vorige und nächste Seite',
  search: 'Diese Seiten durchsuchen',
  searchPlaceholder: 'Suchen',
  results: 'Suchergebnisse',
  found_one: '{{count}} Abschnitt gefunden',
  found_other: '{{count}} Abschnitte gefunden',
  nothingFound: 'Keine Treffer für „{{query}}“.',
  reference: 'API-Referenz',
} satisfies Translation<typeof english>
