import type { Translation } from '../../../messages'
import type english from '../../en/first/copy'

export default {
  copyId: 'ID kopieren',
  copyLabeled: '{{label}} kopieren',
  copied: 'In die Zwischenablage kopiert',
  copyFailed: 'Die ID konnte nicht in die Zwischenablage kopiert werden',
} satisfies Translation<typeof english>
