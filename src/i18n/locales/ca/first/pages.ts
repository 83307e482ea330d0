import type { Translation } from '../../../messages'
import type english from '../../en/first/pages'

export default {
  notFound: 'No trobat',
  notFoundText: 'Ho sentim. No trobem la pàgina que cerqueu.',
  forbidden: 'Accés prohibit',
  forbiddenText: 'Ho sentim. No teniu autorització per veure aquesta pàgina.',
  goBack: 'Torna enrere',
  goHome: 'Inici',
} satisfies Translation<typeof english>
