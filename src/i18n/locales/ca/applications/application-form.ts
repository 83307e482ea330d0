import type { Translation } from '../../../messages'
import type english from '../../en/applications/application-form'

export default {
  createHeading: 'Crea una aplicació nova',
  updateHeading: 'Actualitza l’aplicació',
  create: 'Crea l’aplicació',
  update: 'Actualitza l’aplicació',
  created: 'L’aplicació s’ha creat correctament',
  updated: 'L’aplicació s’ha actualitzat correctament',
  chooseStrategy: 'Trieu una estratègia',
  strategyFixed: 'L’estratègia no es podrà canviar més endavant.',
  referenceHint: 'Identifica l’aplicació davant les passarel·les; únic en aquest portal.',
  referenceEmptyHint:
    'Identifica l’aplicació davant les passarel·les; únic en aquest portal. Si el deixeu buit, el portal en crea un.',
  referenceOwnHint:
    'Obligatori: les passarel·les reconeixen l’aplicació per l’ID de client que li ha donat el vostre proveïdor d’identitat. Introduïu aquí el mateix ID.',
  generate: 'Genera',
  generateReference: 'Genera un ID de referència',
  redirectHint: 'L’URL a la qual tornen els usuaris després d’iniciar la sessió.',
  scopesHint: 'S’apliquen a tots els registres de l’aplicació.',
  addedScopesHint:
    'És possible que els àmbits que afegiu esperin l’aprovació d’un operador. El que està aprovat continua funcionant mentrestant.',
  conflict:
    'Aquesta aplicació s’ha canviat en un altre lloc des que l’heu obert. Els vostres canvis es conserven; els camps que no havíeu canviat mostren els valors nous. Reviseu-los i torneu a desar.',
  savedElsewhere: '{{field}}, desat en un altre lloc: {{value}}',
  nothing: 'res',
  discard: 'Descarta els meus canvis',
  secretTitle: 'El vostre ID de client i el secret',
} satisfies Translation<typeof english>
