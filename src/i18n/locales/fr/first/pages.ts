import type { Translation } from '../../../messages'
import type english from '../../en/first/pages'

export default {
  notFound: 'Introuvable',
  notFoundText: 'Désolé. Nous ne trouvons pas la page que vous cherchez.',
  forbidden: 'Accès interdit',
  forbiddenText: 'Désolé. Vous n’êtes pas autorisé à consulter cette page.',
  goBack: 'Retour',
  goHome: 'Accueil',
} satisfies Translation<typeof english>
