import type { Translation } from '../../../messages'
import type english from '../../en/first/waiting'

export default {
  confirmHeading: 'Confirme su dirección de correo',
  approvalHeading: 'Pendiente de aprobación',
  account: 'Cuenta: {{email}}',
  sentTo: 'Hemos enviado un correo a {{email}}.',
  steps: 'Pasos siguientes',
  done: 'Hecho:',
  stepConfirm: 'Confirme su dirección de correo con el enlace del mensaje.',
  stepPassword: 'Elija una contraseña.',
  stepApproval: 'Espere la aprobación. Recibirá un correo cuando se apruebe su cuenta.',
  stepMaybeApproval:
    'Espere la aprobación, si el portal la pide. Recibirá un correo cuando se apruebe su cuenta.',
  stepLogIn: 'Inicie sesión.',
  again: 'Volver a enviar el correo',
  sentAgain:
    'Hemos vuelto a enviar el correo. Si no aparece en unos minutos, mire en la carpeta de correo no deseado.',
  limit: 'El correo se ha enviado varias veces. Compruebe la dirección y la carpeta de correo no deseado.',
} satisfies Translation<typeof english>
