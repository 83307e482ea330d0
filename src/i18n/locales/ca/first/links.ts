import type { Translation } from '../../../messages'
import type english from '../../en/first/links'

export default {
  incomplete: 'Aquest enllaç no és complet.',
  incompleteText: 'Torneu-lo a obrir des del correu o demaneu-ne un de nou.',
  used: 'Aquest enllaç ja s’ha fet servir o ha caducat.',
  usedText: 'Cada enllaç funciona una sola vegada. Si encara el necessiteu, demaneu-ne un de nou.',
  new: 'Demana un enllaç nou',
  invitationText: 'Demaneu una invitació nova a la persona que us ha convidat.',
  sent: 'Si hi ha un compte amb l’adreça electrònica indicada, rebreu un enllaç per restablir la contrasenya. Si el missatge no arriba en pocs minuts, comproveu la carpeta de correu brossa.',
} satisfies Translation<typeof english>
