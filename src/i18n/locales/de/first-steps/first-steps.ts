import type { Translation } from '../../../messages'
import type english from '../../en/first-steps/first-steps'

export default {
  heading: 'Erste Schritte',
  progress: '{{done}} von {{total}} erledigt',
  confirm: 'E-Mail-Adresse bestätigt',
  read: 'Über eine API lesen',
  application: 'Anwendung anlegen',
  call: 'Erste Anfrage senden',
  isDone: 'Erledigt',
  isOpen: 'Zu tun',
  dismiss: 'Verbergen',
  dismissed: 'Die ersten Schritte werden nicht mehr angezeigt.',
  complete: 'Alle Schritte sind erledigt. Die Liste wird nicht wieder angezeigt.',
  failed: 'Die ersten Schritte konnten nicht geladen werden',
} satisfies Translation<typeof english>
