import type { Translation } from '../../../messages'
import type english from '../../en/first/pages'

export default {
  notFound: 'Introuvable',
  notFoundText: 'Désolé, la page que vous cherchez est introuvable.',
  forbidden: 'Accès interdit',
  forbiddenText: 'Désolé, vous n’êtes pas autorisé à consulter cette page.',
  goBack: 'Retour',
  goHome: 'Accueil',
} satisfies Translation<typeof english>
