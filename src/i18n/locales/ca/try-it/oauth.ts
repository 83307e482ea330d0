import type { Translation } from '../../../messages'
import type english from '../../en/try-it/oauth'

export default {
  heading: 'Autorització OAuth2',
  handingOver: 'S’està completant l’inici de sessió. Aquesta finestra es tanca sola.',
  done: 'Fet. Podeu tancar aquesta finestra.',
  noData: 'No s’han trobat dades d’OAuth',
  noChannel:
    'Aquest navegador no pot passar un inici de sessió d’una finestra a una altra. Obteniu un token en un altre lloc i enganxeu-lo.',
  stateChanged: 'L’autorització pot no ser segura: el servidor ha canviat l’estat enviat...',
  noCode: '[Autorització fallida]: no s’ha rebut cap accessCode del servidor',
  reason: 'El proveïdor d’identitat ha indicat: {{reason}}',
  close: 'Podeu tancar aquesta finestra i tornar-ho a provar.',
} satisfies Translation<typeof english>
