import type { Translation } from '../../../messages'
import type english from '../../en/applications/application-form'

export default {
  createHeading: 'Crear una aplicación nueva',
  updateHeading: 'Actualizar aplicación',
  create: 'Crear aplicación',
  update: 'Actualizar aplicación',
  created: 'La aplicación se ha creado correctamente',
  updated: 'La aplicación se ha actualizado correctamente',
  chooseStrategy: 'Elija una estrategia',
  strategyFixed: 'La estrategia no se podrá cambiar después.',
  referenceHint: 'Identifica la aplicación ante las pasarelas; único en este portal.',
  referenceEmptyHint:
    'Identifica la aplicación ante las pasarelas; único en este portal. Si lo deja vacío, el portal crea uno.',
  referenceOwnHint:
    'Obligatorio: las pasarelas reconocen la aplicación por el ID de cliente que le ha dado su proveedor de identidad. Introduzca aquí el mismo ID.',
  generate: 'Generar',
  generateReference: 'Generar un ID de referencia',
  redirectHint: 'La URL a la que vuelven los usuarios tras iniciar sesión.',
  scopesHint: 'Se aplican a todos los registros de la aplicación.',
  addedScopesHint:
    'Es posible que los ámbitos que añada esperen la aprobación de un operador. Lo aprobado sigue funcionando mientras tanto.',
  conflict:
    'Esta aplicación se ha cambiado en otro lugar desde que la abrió. Sus cambios se conservan; los campos que no había cambiado muestran los valores nuevos. Revíselos y vuelva a guardar.',
  savedElsewhere: '{{field}}, guardado en otro lugar: {{value}}',
  nothing: 'nada',
  discard: 'Descartar mis cambios',
  secretTitle: 'Su ID de cliente y su secreto',
} satisfies Translation<typeof english>
