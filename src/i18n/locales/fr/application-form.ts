import type { Translation } from '../../messages'
import type english from '../en/application-form'

export default {
  createHeading: 'Créer une application',
  updateHeading: 'Mettre à jour l’application',
  create: 'Créer l’application',
  update: 'Mettre à jour l’application',
  created: 'L’application a bien été créée',
  updated: 'L’application a bien été mise à jour',
  chooseStrategy: 'Choisissez une stratégie',
  strategyFixed: 'Elle ne pourra plus être changée.',
  referenceHint:
    'Un nom par lequel les passerelles et vous connaissez l’application ; unique dans ce portail.',
  referenceOwnHint: 'Doit correspondre à l’ID client chez votre fournisseur d’identité.',
  generate: 'Générer',
  generateReference: 'Générer un ID de référence',
  redirectHint: 'Où les personnes reviennent après s’être connectées.',
  scopesHint: 'Elles s’appliquent à tous les enregistrements de l’application.',
  conflict:
    'Cette application a été modifiée ailleurs depuis que vous l’avez ouverte. Rien de votre saisie n’est perdu : ce que vous n’aviez pas touché montre les nouvelles valeurs. Vérifiez et enregistrez à nouveau.',
  savedElsewhere: '{{field}}, enregistré ailleurs : {{value}}',
  nothing: 'rien',
  discard: 'Abandonner mes modifications',
  secretTitle: 'Votre ID client et votre secret',
} satisfies Translation<typeof english>
