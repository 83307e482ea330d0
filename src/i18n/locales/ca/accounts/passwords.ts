import type { Translation } from '../../../messages'
import type english from '../../en/accounts/passwords'

export default {
  resetHeading: 'Establiu la contrasenya',
  resetSubmit: 'Estableix la contrasenya',
  resetSuccess: 'Contrasenya establerta correctament!',
  changeHeading: 'Canvieu la contrasenya',
  changeSubmit: 'Canvia la contrasenya',
  changeSuccess: 'La contrasenya s’ha canviat.',
  account: 'Compte',
  current: 'Contrasenya actual',
  new: 'Contrasenya nova',
  confirm: 'Confirmeu la contrasenya',
  endOthers: 'Tanca totes les altres sessions',
  mustMatch: 'Les contrasenyes han de coincidir',
  met: 'Fet:',
  length: 'De {{min}} a {{max}} caràcters',
  classes: 'Almenys {{required}} d’aquests:',
  uppercase: 'Lletra majúscula',
  lowercase: 'Lletra minúscula',
  number: 'Número',
  special: 'Caràcter especial',
} satisfies Translation<typeof english>
