import type { Translation } from '../../../messages'
import type english from '../../en/try-it/try-it'

export default {
  body: 'Corps de la réponse',
  heading: 'Essayer',
  close: 'Fermer',
  server: 'Serveur',
  otherServer: 'Autre serveur',
  otherUrl: 'URL du serveur',
  badServer: 'Saisissez une URL qui commence par https:// ou http://.',
  requiredName: '{{name}} (obligatoire)',
  notSent: 'non envoyé',
  listHint: 'Une valeur par ligne',
  jsonHint: 'En JSON',
  fieldsAsJson: 'Champs sous forme d’objet JSON',
  notJson: 'Ce n’est pas du JSON valide.',
  pathMissing: 'Saisissez une valeur pour {{name}} : le chemin en a besoin.',
  dotSegment:
    'La valeur de {{name}} changerait le chemin : les navigateurs résolvent « . » et « .. » avant d’envoyer une requête.',
  headerValue: '{{name}} contient des caractères interdits dans les en-têtes.',
  badName: '« {{name}} » n’est pas un nom valide.',
  cookieValue: '{{name}} contient des caractères interdits dans les cookies.',
  preparing: 'Préparation…',
  chosenFiles: 'Choisi : {{names}}',
  securityRequirement: 'Méthode d’authentification',
  secretsStayHere:
    'Vos saisies restent dans la mémoire de cette page. Elles ne sont envoyées qu’à l’API et à son fournisseur d’identité, et sont effacées quand vous quittez la page ou vous déconnectez.',
  certificate: 'Votre navigateur vous demande un certificat client quand le serveur en exige un.',
  unknownScheme:
    'Le schéma de sécurité {{name}} n’est pas pris en charge. Ses identifiants ne peuvent pas être envoyés depuis cette page.',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  key: 'Clé d’API : {{name}}',
  token: 'Jeton d’accès : {{name}}',
  show: 'Afficher : {{label}}',
  hide: 'Masquer : {{label}}',
  methodRefused:
    'Les navigateurs n’autorisent aucune page à utiliser la méthode {{method}}. Utilisez l’exemple ci-dessous dans un terminal.',
  cookiesLeftOut:
    'Non envoyés : les cookies {{names}}. Aucun cookie n’est envoyé d’ici, car ceux de cette page peuvent être votre session. L’exemple ci-dessous les contient.',
  headersLeftOut:
    'Non envoyés : {{names}}. Les navigateurs définissent eux-mêmes ces en-têtes. L’exemple ci-dessous les contient.',
  bodyLeftOut:
    'Le corps n’est pas envoyé : les navigateurs n’en envoient pas avec {{method}}. L’exemple ci-dessous le contient.',
  send: 'Envoyer',
  sending: 'Envoi en cours',
  cancel: 'Annuler',
  response: 'Réponse',
  responded: 'Statut {{status}} après {{time}}',
  canceled: 'Annulé. Le serveur peut avoir exécuté la requête malgré tout.',
  timeout: 'Aucune réponse après {{seconds}} secondes. Réessayez ou contactez l’opérateur de l’API.',
  clientError: 'L’API a refusé la requête, qu’elle juge non valide.',
  serverError: 'L’API a signalé une erreur interne.',
  sentWith: 'Envoyé avec la requête : {{names}}.',
  sentWithout: 'Aucun identifiant n’a été envoyé avec la requête.',
  enterCredential: 'Saisissez-le sous Authentification, puis renvoyez : {{names}}.',
  noSchemeDescribed:
    'La description de l’API n’en indique aucun pour cette opération. Consultez la documentation ou contactez l’opérateur de l’API.',
  lacksPermission:
    'L’API le connaît, mais ne permet pas cette opération. Utilisez un identifiant avec plus de droits ou de portées, ou contactez l’opérateur de l’API.',
  tokenExpired: 'Le jeton a expiré. Obtenez-en un nouveau sous Authentification, puis renvoyez.',
  checkToken:
    'L’API ne l’a pas accepté. Obtenez un nouveau jeton, vérifiez ses portées et qu’il est destiné à ce serveur, puis renvoyez.',
  checkCredential:
    'L’API ne l’a pas accepté. Vérifiez qu’il est complet, non révoqué et destiné à ce serveur, puis renvoyez.',
  showFields: 'Afficher les champs',
  cutByYou: 'Annulé pendant l’arrivée de la réponse. En voici le début.',
  cutByTime: 'La réponse a pris trop de temps et a été interrompue. En voici le début.',
  cutBySize: 'La réponse est trop longue pour être affichée en entier. En voici les premiers {{size}}.',
  cutByNetwork: 'La connexion s’est rompue pendant l’arrivée de la réponse. En voici le début.',
  redirected: 'La réponse est venue de {{address}}.',
  headersHidden:
    'Pour les serveurs d’une autre origine, les navigateurs ne montrent que les en-têtes que le serveur expose.',
  noBody: 'La réponse n’a pas de corps.',
  noBodyOfHead: 'Les réponses à HEAD n’ont pas de corps.',
  save: 'Sauvegarder dans un fichier',
  image: 'Image de la réponse',
  binary: 'La réponse est binaire ({{type}}).',
  view: 'Format du corps',
  pretty: 'Mis en forme',
  raw: 'Brut',
  onlyBeginning: 'Seul le début est affiché. Le fichier contient toute la réponse.',
  refusedCors:
    '{{server}} répond, mais n’autorise pas cette requête depuis les pages de {{page}} (CORS). Il peut avoir exécuté la requête. L’opérateur de l’API peut autoriser cette page ; l’exemple ci-dessous fonctionne depuis votre propre machine.',
  refusedPolicy:
    'La politique de sécurité du contenu de cette page n’autorise pas les requêtes vers {{server}}. Rechargez la page. Si cela ne suffit pas, l’opérateur peut l’ajouter à connect-src ; dans le portail, c’est le réglage CONNECT_SOURCES.',
  refusedMixed:
    'Cette page a été chargée en https : le navigateur bloque donc les requêtes en http, comme vers {{server}}. Choisissez une URL https ou utilisez l’exemple ci-dessous.',
  refusedOffline: 'Votre appareil est hors ligne. Connectez-le, puis renvoyez.',
  refusedNetwork:
    '{{server}} ne répond pas. Vérifiez l’adresse, que le serveur fonctionne et que votre réseau permet de l’atteindre.',
  flow: 'Type d’autorisation',
  clientId: 'ID client',
  clientSecret: 'Secret client',
  publicClient: 'Laissez-le vide pour un client public.',
  clientAuthentication: 'Authentification du client',
  secretInHeader: 'Dans l’en-tête Authorization',
  secretInBody: 'Dans le corps',
  scopes: 'Portées à demander',
  scopesHint: 'Séparées par des espaces',
  redirectHint: 'Autorisez cette URL de redirection chez le fournisseur d’identité :',
  noRedirect:
    'Cette page n’a pas d’URL de redirection pour la connexion : définissez redirect-url. En attendant, collez un jeton.',
  signIn: 'Se connecter',
  getToken: 'Obtenir un jeton',
  tokenHere: 'Vous avez un jeton. Il est envoyé avec la requête.',
  tokenHereUntil: 'Vous avez un jeton. Il est envoyé avec la requête. Il expire : {{date}}.',
  forgetToken: 'Supprimer le jeton',
  flowNotHere: 'Non pris en charge ici : {{flows}}. Obtenez un jeton ailleurs et collez-le.',
  sendElsewhere: 'Envoyer à {{origin}} ?',
  notListed:
    'Ce serveur n’est pas dans la liste des serveurs de cette API. Votre saisie y est envoyée, identifiants compris. Ne continuez que si vous lui faites confiance.',
  sendAnyway: 'Envoyer',
  ownApi: '{{address}} fait partie de l’API de ce portail. Aucun identifiant n’y est envoyé.',
  signInThere: 'Connectez-vous dans la fenêtre ouverte.',
  openSignIn: 'Pas de fenêtre ? Ouvrez-la ici.',
  tokenUnexpected: 'Aucun jeton n’a été reçu. Réessayez.',
  tokenCors:
    '{{server}} répond, mais n’autorise pas les pages de {{page}} à demander des jetons (CORS). Obtenez un jeton ailleurs et collez-le, ou contactez son opérateur.',
  tokenResponse: 'La réponse de {{server}} n’est pas conforme à OAuth : {{reason}}',
  tokenNoAddress: 'La description de l’API n’a pas d’URL de jetons.',
  insecurePage: 'La connexion exige une page chargée en https. Collez plutôt un jeton.',
  ownApplication: 'Votre application',
  ownByHand: 'Aucune : saisir les identifiants manuellement',
  ownKey: 'Clé',
  ownNone:
    'Vous n’avez aucune application avec un accès à {{product}} {{version}} et une stratégie d’authentification adaptée.',
  ownLogIn: 'Se connecter pour remplir les identifiants de vos applications',
  ownFilled: 'Rempli : cette page garde ces valeurs jusqu’à ce que vous la quittiez ou vous déconnectiez.',
  ownElsewhere: 'L’ID client est rempli. Le secret reste chez votre fournisseur d’identité.',
  ownKeyUnknown:
    'Les clés de cette application n’ont été affichées qu’une fois, à leur création. Collez-en une ou créez-en une autre sur la page de l’application :',
  ownSecretUnknown:
    'L’ID client est rempli. Le secret n’a été affiché qu’une fois, à sa création. Collez-le ou renouvelez-le sur la page de l’application :',
} satisfies Translation<typeof english>
