import type { Translation } from '../../../messages'
import type english from '../../en/first/waiting'

export default {
  confirmHeading: 'Confirmeu la vostra adreça electrònica',
  approvalHeading: 'Pendent d’aprovació',
  account: 'Compte: {{email}}',
  sentTo: 'Hem enviat un correu a {{email}}.',
  steps: 'Passos següents',
  done: 'Fet:',
  stepConfirm: 'Confirmeu la vostra adreça electrònica amb l’enllaç del correu.',
  stepPassword: 'Trieu una contrasenya.',
  stepApproval: 'Espereu l’aprovació. Rebreu un correu quan s’aprovi el compte.',
  stepMaybeApproval: 'Espereu l’aprovació, si el portal la demana. Rebreu un correu quan s’aprovi el compte.',
  stepLogIn: 'Inicieu la sessió.',
  again: 'Torna a enviar el correu',
  sentAgain:
    'Hem tornat a enviar el correu. Si no apareix d’aquí a uns minuts, mireu la carpeta de correu brossa.',
  limit: 'El correu s’ha enviat diverses vegades. Comproveu l’adreça i la carpeta de correu brossa.',
} satisfies Translation<typeof english>
