import type { Translation } from '../../../messages'
import type english from '../../en/first-steps/first-steps'

export default {
  heading: 'Primers passos',
  progress: '{{done}} de {{total}} fets',
  confirm: 'Adreça electrònica confirmada',
  read: 'Llegeix sobre una API',
  application: 'Crea una aplicació',
  call: 'Envia una primera sol·licitud',
  isDone: 'Fet',
  isOpen: 'Per fer',
  dismiss: 'Amaga',
  dismissed: 'Els primers passos s’han amagat definitivament.',
  complete: 'Tots els passos estan fets. La llista no es tornarà a mostrar.',
  failed: 'No s’han pogut carregar els primers passos',
} satisfies Translation<typeof english>
