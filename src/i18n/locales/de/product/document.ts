import type { Translation } from '../../../messages'
import type english from '../../en/product/document'

export default {
  brokenLink: 'Diese Seite gibt es nicht',
  noImage: 'Bild nicht verfügbar',
  noImageOf: 'Bild nicht verfügbar: {{alt}}',
  done: 'Erledigt',
  toDo: 'Zu tun',
  unknown: 'Inhalt, der hier nicht angezeigt werden kann',
  unknownKind: 'Inhalt, der hier nicht angezeigt werden kann ({{kind}})',
  linkToSection: 'Link zu diesem Abschnitt',
  table: 'Tabelle',
  code: 'Code',
  codeIn: 'Code, {{lang}}',
  copyCode: 'Code kopieren',
  copyMarkdown: 'Seite als Markdown kopieren',
  copied: 'In die Zwischenablage kopiert',
  copyFailed: 'Kopieren in die Zwischenablage fehlgeschlagen',
  note: 'Hinweis',
  tip: 'Tipp',
  important: 'Wichtig',
  warning: 'Warnung',
  caution: 'Vorsicht',
  details: 'Details',
  footnotes: 'Fußnoten',
  footnote: 'Fußnote {{number}}',
  backToReference: 'Zurück zur Textstelle von Fußnote {{number}}',
} satisfies Translation<typeof english>
