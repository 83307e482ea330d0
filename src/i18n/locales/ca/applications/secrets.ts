import type { Translation } from '../../../messages'
import type english from '../../en/applications/secrets'

export default {
  once: 'Deseu-ho ara en un lloc segur. Només es mostra un cop.',
  copyAndClose: 'Copia i tanca',
  done: 'Fet',
  show: 'Mostra {{label}}',
  notCopied: 'No ho heu copiat. Quan ho tanqueu, no es podrà tornar a mostrar.',
  closeAnyway: 'Tanca sense copiar',
  copyFailed: 'No s’ha pogut copiar. Seleccioneu el text i copieu-lo a mà.',
} satisfies Translation<typeof english>
