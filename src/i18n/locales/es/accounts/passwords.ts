import type { Translation } from '../../../messages'
import type english from '../../en/accounts/passwords'

export default {
  resetHeading: 'Establezca su contraseña',
  resetSubmit: 'Establecer la contraseña',
  resetSuccess: '¡Contraseña establecida correctamente!',
  changeHeading: 'Cambie su contraseña',
  changeSubmit: 'Cambiar la contraseña',
  changeSuccess: 'Su contraseña se ha cambiado.',
  account: 'Cuenta',
  current: 'Contraseña actual',
  new: 'Contraseña nueva',
  confirm: 'Confirme la contraseña',
  endOthers: 'Cerrar todas las demás sesiones',
  mustMatch: 'Las contraseñas deben coincidir',
  met: 'Hecho:',
  length: 'De {{min}} a {{max}} caracteres',
  classes: 'Al menos {{required}} de estos:',
  uppercase: 'Letra mayúscula',
  lowercase: 'Letra minúscula',
  number: 'Número',
  special: 'Carácter especial',
} satisfies Translation<typeof english>
