import type { Translation } from '../../../messages'
import type english from '../../en/first/links'

export default {
  incomplete: 'Este enlace no está completo.',
  incompleteText: 'Vuelva a abrirlo desde el correo o pida uno nuevo.',
  used: 'Este enlace ya se ha usado o ha caducado.',
  usedText: 'Cada enlace funciona una sola vez. Si todavía lo necesita, pida uno nuevo.',
  new: 'Pedir un enlace nuevo',
  invitationText: 'Pida una invitación nueva a la persona que le invitó.',
  sent: 'Si existe una cuenta con el correo electrónico indicado, recibirá un enlace para restablecer su contraseña. Si el mensaje no llega en unos minutos, revise la carpeta de correo no deseado.',
} satisfies Translation<typeof english>
