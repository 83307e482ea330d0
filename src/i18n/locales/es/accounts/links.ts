import type { Translation } from '../../../messages'
import type english from '../../en/accounts/links'

export default {
  incomplete: 'Este enlace no está completo.',
  incompleteText: 'Vuelva a abrirlo desde el correo o pida uno nuevo.',
  used: 'Este enlace ya se ha usado o ha caducado.',
  usedText: 'Cada enlace funciona una sola vez. Si todavía lo necesita, pida uno nuevo.',
  new: 'Pedir un enlace nuevo',
  invitationText: 'Pida una invitación nueva a la persona que le invitó.',
} satisfies Translation<typeof english>
