import type { Translation } from '../../../messages'
import type english from '../../en/first/copy'

export default {
  copyId: 'Copiar ID',
  copyLabeled: 'Copiar {{label}}',
  copied: 'Copiado al portapapeles',
  copyFailed: 'No se pudo copiar el ID al portapapeles',
} satisfies Translation<typeof english>
