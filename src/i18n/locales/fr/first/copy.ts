import type { Translation } from '../../../messages'
import type english from '../../en/first/copy'

export default {
  copyId: 'Copier l’ID',
  copyLabeled: 'Copier : {{label}}',
  copied: 'Copié dans le presse-papiers',
  copyFailed: 'Impossible de copier l’ID dans le presse-papiers',
} satisfies Translation<typeof english>
