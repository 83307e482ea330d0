import type { Translation } from '../../../messages'
import type english from '../../en/applications/application-form'

export default {
  createHeading: 'Créer une application',
  updateHeading: 'Mettre à jour l’application',
  create: 'Créer l’application',
  update: 'Mettre à jour l’application',
  created: 'L’application a bien été créée',
  updated: 'L’application a bien été mise à jour',
  chooseStrategy: 'Choisissez une stratégie',
  strategyFixed: 'La stratégie ne pourra plus être changée ensuite.',
  referenceHint: 'Identifie l’application auprès des passerelles ; unique dans ce portail.',
  referenceEmptyHint:
    'Identifie l’application auprès des passerelles ; unique dans ce portail. Si vous laissez le champ vide, le portail en crée un.',
  referenceOwnHint:
    'Obligatoire : les passerelles reconnaissent l’application à l’ID client que votre fournisseur d’identité lui a donné. Saisissez ici le même ID.',
  generate: 'Générer',
  generateReference: 'Générer un ID de référence',
  redirectHint: 'L’URL vers laquelle les utilisateurs reviennent après s’être connectés.',
  scopesHint: 'Elles s’appliquent à tous les enregistrements de l’application.',
  addedScopesHint:
    'Les portées que vous ajoutez peuvent attendre l’approbation d’un opérateur. Ce qui est approuvé continue de fonctionner.',
  conflict:
    'Cette application a été modifiée ailleurs depuis que vous l’avez ouverte. Vos modifications sont conservées ; les champs que vous n’aviez pas modifiés montrent les nouvelles valeurs. Vérifiez-les et sauvegardez à nouveau.',
  savedElsewhere: '{{field}}, sauvegardé ailleurs : {{value}}',
  nothing: 'rien',
  discard: 'Abandonner mes modifications',
  secretTitle: 'Votre ID client et votre secret',
} satisfies Translation<typeof english>
