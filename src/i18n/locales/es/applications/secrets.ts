import type { Translation } from '../../../messages'
import type english from '../../en/applications/secrets'

export default {
  once: 'Guárdelo ahora en un lugar seguro. Solo se muestra una vez.',
  copyAndClose: 'Copiar y cerrar',
  done: 'Listo',
  show: 'Mostrar {{label}}',
  notCopied: 'No lo ha copiado. Una vez cerrado, no podrá volver a mostrarse.',
  closeAnyway: 'Cerrar sin copiar',
  copyFailed: 'No se pudo copiar. Seleccione el texto y cópielo a mano.',
} satisfies Translation<typeof english>
