import type { Translation } from '../../messages'
import type english from '../en/application-form'

export default {
  createHeading: 'Crea una aplicació nova',
  updateHeading: 'Actualitza l’aplicació',
  create: 'Crea l’aplicació',
  update: 'Actualitza l’aplicació',
  created: 'L’aplicació s’ha creat correctament',
  updated: 'L’aplicació s’ha actualitzat correctament',
  chooseStrategy: 'Trieu una estratègia',
  strategyFixed: 'No es pot canviar més endavant.',
  referenceHint: 'Un nom pel qual les passarel·les i vós coneixeu l’aplicació; únic en aquest portal.',
  referenceOwnHint: 'Ha de coincidir amb l’ID de client del vostre proveïdor d’identitat.',
  generate: 'Genera',
  generateReference: 'Genera un ID de referència',
  redirectHint: 'On tornen les persones després d’iniciar la sessió.',
  scopesHint: 'S’apliquen a tots els registres de l’aplicació.',
  conflict:
    'Aquesta aplicació s’ha canviat en un altre lloc des que l’heu obert. No heu perdut res: el que no havíeu tocat ja mostra els valors nous. Reviseu-ho i torneu a desar.',
  savedElsewhere: '{{field}}, desat en un altre lloc: {{value}}',
  nothing: 'res',
  discard: 'Descarta els meus canvis',
  secretTitle: 'El vostre ID de client i el secret',
} satisfies Translation<typeof english>
