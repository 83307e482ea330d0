import type { Translation } from '../../../messages'
import type english from '../../en/accounts/account'

export default {
  account: 'Compte',
  profile: 'Perfil',
  save: 'Desa',
  unchanged: 'El nom encara no ha canviat.',
  saved: 'El vostre nom s’ha desat.',
  changePassword: 'Canvia la contrasenya',
  passwordChanged: 'La contrasenya s’ha canviat.',
  passwordElsewhere:
    'Inicieu la sessió mitjançant un proveïdor d’identitat. Aquest portal no té cap contrasenya del vostre compte; canvieu-la allà.',
  sessions: 'Sessions',
  sessionsText: 'Navegadors i dispositius amb la sessió iniciada al vostre compte.',
  device: '{{browser}} a {{system}}',
  unknownDevice: 'Dispositiu desconegut',
  thisBrowser: 'Aquest navegador',
  loggedIn: 'Inici de sessió: {{date}}',
  lastUsed: 'Últim ús: {{date}}',
  noOthers: 'No teniu la sessió iniciada enlloc més.',
  endSession: 'Tanca la sessió',
  endQuestion: 'Es tancarà la sessió de {{device}}, iniciada el {{date}}.',
  endOthers: 'Tanca totes les altres sessions',
  endOthersQuestion:
    'Es tancarà la sessió a tots els altres navegadors i dispositius. Aquí la sessió continuarà iniciada.',
  ended: 'La sessió s’ha tancat.',
  othersEnded: 'S’han tancat totes les altres sessions.',
} satisfies Translation<typeof english>
