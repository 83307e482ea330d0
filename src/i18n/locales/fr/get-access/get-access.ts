import type { Translation } from '../../../messages'
import type english from '../../en/get-access/get-access'

export default {
  accountNeeded:
    'Une clé appartient à une application, et une application à un compte. Connectez-vous ou inscrivez-vous d’abord. Ensuite, vous continuez ici.',
  signUp: 'S’inscrire',
  newApplication: 'Nouvelle application',
  applicationName: 'Nom de l’application',
  applicationHint: 'Par exemple, à quoi elle sert. Un nom suffit.',
  identifiesBy: 'Comment ses requêtes s’identifient',
  about_key_auth: 'Chaque requête porte une clé. C’est la façon la plus rapide de commencer.',
  about_client_credentials:
    'Un ID client et un secret donnent des jetons qui expirent, et chaque requête porte un jeton.',
  about_self_managed_client_credentials:
    'Votre propre fournisseur d’identité émet les jetons. Il vous faut l’ID client qu’il a donné à l’application.',
  ownClientHint: 'Comme votre fournisseur d’identité nomme le client.',
  atOnce: 'L’accès est donné immédiatement.',
  afterReview:
    'Un opérateur examine d’abord la demande. Un e-mail vous donne la décision, et vous continuez à partir de là.',
  applicationGone: 'Cette application n’existe plus. Choisissez-en une autre.',
  chooseAnother: 'Choisir une application',
  goesOn:
    'Cette fenêtre continue d’elle-même dès qu’il y a une décision. Vous pouvez aussi la fermer : l’e-mail ramène ici.',
  rejected: 'Un opérateur a refusé l’accès de {{application}} à {{product}} {{version}}.',
  revoked: 'Un opérateur a révoqué l’accès de {{application}} à {{product}} {{version}}.',
  reason: 'Motif : {{reason}}',
  gone: 'La demande de {{application}} n’existe plus. Elle a été supprimée ailleurs.',
  key: 'Clé',
  keyRevoked: 'La clé que cette page connaissait a été révoquée entre-temps. Créez-en une autre.',
  keyUnknown:
    'Les clés ne sont affichées qu’une fois, à leur création. Si vous n’en avez pas sous la main, créez-en une.',
  createKey: 'Créer une clé',
  secretUnknown:
    'Le secret client n’a été affiché qu’une fois, à sa création. S’il est perdu, renouvelez-le.',
  ownClientReady:
    'Obtenez un jeton auprès de votre fournisseur d’identité et envoyez-le avec chaque requête.',
  tryIt: 'Essayer',
  tryWithKey: 'Essayer avec cette clé',
  tryWithSecret: 'Essayer avec ce secret',
} satisfies Translation<typeof english>
