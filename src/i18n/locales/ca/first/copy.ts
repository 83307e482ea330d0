import type { Translation } from '../../../messages'
import type english from '../../en/first/copy'

export default {
  copyId: 'Copia l’ID',
  copyLabeled: 'Copia: {{label}}',
  copied: 'S’ha copiat al porta-retalls',
  copyFailed: 'No s’ha pogut copiar l’ID al porta-retalls',
} satisfies Translation<typeof english>
