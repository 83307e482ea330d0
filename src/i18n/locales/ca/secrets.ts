import type { Translation } from '../../messages'
import type english from '../en/secrets'

export default {
  once: 'Deseu-ho ara en un lloc segur: només es mostra aquesta vegada.',
  copyAndClose: 'Copia i tanca',
  done: 'Fet',
  notCopied: 'No ho heu copiat. Quan ho tanqueu, ningú no us ho podrà tornar a mostrar.',
  closeAnyway: 'Tanca sense copiar',
  copyFailed: 'No s’ha pogut copiar. Seleccioneu el text i copieu-lo a mà.',
} satisfies Translation<typeof english>
