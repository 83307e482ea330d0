import type { MailTexts } from './en'

export const fr: MailTexts = {
  greeting: 'Bonjour {name},',
  quoted: '« {name} »',
  linkFallback: 'Si le bouton ne fait rien, ouvrez cette adresse :',
  footer:
    '{portal} envoie cet e-mail en raison de votre compte, ou parce que quelqu’un a indiqué votre adresse.',
  operatorFooter: '{portal} envoie cet e-mail à ses opérateurs.',
  validFor: 'Le lien ne sert qu’une fois, dans un délai de {duration}.',
  confirmAddress: {
    subject: 'Confirmez votre adresse e-mail pour {portal}',
    body: 'quelqu’un, sans doute vous, s’est inscrit sur {portal} avec cette adresse. Confirmez qu’elle est la vôtre ; vous choisirez ensuite un mot de passe.',
    bodyOfUser:
      'quelqu’un, sans doute vous, s’est inscrit sur {portal} avec cette adresse. Confirmez qu’elle est à vous ; vous pourrez alors vous connecter. Dans un autre navigateur que celui de l’inscription, vous choisirez d’abord un mot de passe.',
    action: 'Confirmer l’adresse e-mail',
    otherwise:
      'Si ce n’était pas vous, ignorez cet e-mail. Sans le lien, personne ne peut utiliser le compte.',
  },
  invitation: {
    subject: 'Vous êtes invité sur {portal}',
    body: 'vous êtes invité à rejoindre {organization} sur {portal}. Acceptez l’invitation en choisissant un mot de passe.',
    action: 'Accepter l’invitation',
    otherwise:
      'Si vous ne vous y attendiez pas, ignorez cet e-mail. Sans le lien, personne n’obtient de compte.',
  },
  accountExists: {
    subject: 'Vous avez déjà un compte sur {portal}',
    body: 'quelqu’un, sans doute vous, s’est inscrit sur {portal} avec cette adresse. Un compte existe déjà avec elle et n’a pas été modifié. Connectez-vous, ou demandez un nouveau mot de passe sur la même page.',
    action: 'Se connecter',
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  setPassword: {
    subject: 'Choisissez un nouveau mot de passe pour {portal}',
    body: 'quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour {portal}.',
    action: 'Choisir un nouveau mot de passe',
    otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste inchangé.',
  },
  passwordLink: {
    subject: 'Choisissez un mot de passe pour {portal}',
    body: 'un opérateur de {portal} vous envoie ce lien, avec lequel vous choisissez un mot de passe pour votre compte.',
    action: 'Choisir un mot de passe',
    otherwise: 'Si vous ne vous y attendiez pas, ignorez cet e-mail. Sans le lien, rien ne change.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe pour {portal} a été modifié',
    body: 'le mot de passe de votre compte sur {portal} vient d’être modifié, et ses autres sessions ont été fermées.',
    action: 'Se connecter',
    otherwise:
      'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe sur cette page et prévenez les opérateurs du portail.',
  },
  identityLinked: {
    subject: 'Votre compte sur {portal} a été associé à un fournisseur d’identité',
    body: 'votre compte sur {portal} vient d’être associé au fournisseur d’identité {provider}. Vous pouvez désormais vous y connecter, sans mot de passe du portail.',
    action: 'Se connecter',
    otherwise:
      'Si ce n’était pas vous, prévenez tout de suite les opérateurs du portail : ils peuvent supprimer cette association et fermer les sessions qu’elle a ouvertes.',
  },
  identityUnlinked: {
    subject: 'Votre compte sur {portal} n’est plus associé à un fournisseur d’identité',
    body: 'les opérateurs de {portal} ont supprimé l’association entre votre compte et le fournisseur d’identité {provider}, et fermé les sessions ouvertes par ce biais.',
    otherwise: 'Si vous ne vous y attendiez pas, contactez-les.',
  },
  signInLocked: {
    subject: 'La connexion à {portal} est bloquée pour votre adresse',
    body: 'trop de mots de passe erronés ont été saisis pour votre compte sur {portal} ; la connexion avec cette adresse est donc bloquée pour un moment depuis les réseaux d’où ils provenaient. Les navigateurs dans lesquels vous vous êtes déjà connecté ne sont pas concernés. Un nouveau mot de passe met fin au blocage immédiatement.',
    action: 'Demander un nouveau mot de passe',
    otherwise:
      'Si ce n’était pas vous, quelqu’un essaie peut-être de deviner votre mot de passe. Personne n’est entré ; vous pouvez attendre que le blocage prenne fin de lui-même.',
  },
  reason: 'Motif indiqué par les opérateurs : {reason}',
  approved: {
    subject: 'Votre compte sur {portal} a été approuvé',
    body: 'votre compte sur {portal} a été approuvé. Vous pouvez maintenant vous connecter.',
    action: 'Se connecter',
    choosePassword:
      'votre compte sur {portal} a été approuvé. Choisissez un mot de passe pour pouvoir vous connecter.',
    choosePasswordAction: 'Choisir un mot de passe',
  },
  rejected: {
    subject: 'Votre compte sur {portal} n’a pas été approuvé',
    body: 'les opérateurs de {portal} n’ont pas approuvé votre compte ; vous ne pouvez donc pas vous connecter. Si vous pensez qu’il s’agit d’une erreur, contactez-les.',
  },
  revoked: {
    subject: 'Votre compte sur {portal} a été révoqué',
    body: 'les opérateurs de {portal} ont révoqué votre compte : vous ne pouvez plus vous connecter, et ses sessions ont été fermées. Si vous pensez qu’il s’agit d’une erreur, contactez-les.',
  },
  setPending: {
    subject: 'Votre compte sur {portal} attend une approbation',
    body: 'les opérateurs de {portal} ont remis votre compte en attente ; vous ne pourrez vous connecter qu’une fois qu’ils l’auront approuvé. Un e-mail vous en informera.',
  },
  waiting: {
    subject: 'Un compte attend votre approbation sur {portal}',
    body: '{person} a confirmé son adresse e-mail et attend d’être approuvé.',
    approve: 'Pour approuver le compte :',
    reject: 'Pour le refuser :',
  },
  registrationWaiting: {
    subject: 'Une application attend une approbation sur {portal}',
    body: '{person} a enregistré l’application « {application} » pour {api} et attend une approbation.',
    scopes: 'Elle demande ces portées : {scopes}.',
    approve: 'Pour l’approuver :',
    reject: 'Pour la refuser :',
  },
  registrationApproved: {
    subject: 'Votre enregistrement sur {portal} a été approuvé',
    body: 'votre application « {application} » peut maintenant utiliser {api}, avec les identifiants qu’elle possède.',
    scopes: 'Elle a reçu ces portées : {scopes}.',
    pendingScopes: 'Ces portées attendent encore une approbation : {scopes}.',
    action: 'Envoyer la première requête',
  },
  registrationRejected: {
    subject: 'Votre enregistrement sur {portal} n’a pas été approuvé',
    body: 'les opérateurs de {portal} n’ont pas approuvé l’enregistrement de votre application « {application} » pour {api}. Si vous pensez à une erreur, contactez-les.',
  },
  registrationRevoked: {
    subject: 'Votre enregistrement sur {portal} a été révoqué',
    body: 'les opérateurs de {portal} ont révoqué l’enregistrement de votre application « {application} » pour {api}. Ses requêtes sont refusées. Si vous pensez à une erreur, contactez-les.',
  },
  scopesWaiting: {
    subject: 'Des portées attendent une approbation sur {portal}',
    body: '{person} demande d’autres portées pour {api} avec l’application « {application} ». L’application garde son accès ; ces portées attendent :',
    approve: 'Pour les approuver :',
    reject: 'Pour les refuser :',
  },
  scopesApproved: {
    subject: 'Des portées de votre application sur {portal} ont été approuvées',
    body: 'votre application « {application} » a reçu d’autres portées pour {api} : {scopes}. Les jetons qu’elle demande à partir de maintenant les contiennent.',
    action: 'Ouvrir l’application',
  },
  scopesRejected: {
    subject: 'Des portées de votre application sur {portal} n’ont pas été approuvées',
    body: 'les opérateurs de {portal} n’ont pas approuvé ces portées de votre application « {application} » pour {api} : {scopes}. Son accès reste inchangé. Si vous pensez à une erreur, contactez-les.',
    action: 'Ouvrir l’application',
  },
  versionEnds: {
    announced: {
      subject: '{api} sur {portal} sera arrêtée',
      body: 'la date d’arrêt de {api} sur {portal} est fixée.',
    },
    deprecated: {
      subject: '{api} sur {portal} est obsolète',
      body: '{api} sur {portal} est désormais obsolète. Elle fonctionne comme avant pour le moment ; passez à temps à une autre version.',
    },
    sunset: {
      subject: '{api} sur {portal} est arrêtée',
      body: '{api} sur {portal} est arrêtée : ses requêtes sont désormais refusées.',
    },
    date: 'Elle sera arrêtée le {date} (UTC). Ses requêtes seront alors refusées.',
    applications: 'Ces applications à vous y sont inscrites : {applications}.',
    replacement: 'Utilisez {api} à la place.',
    noReplacement: 'Aucune autre version ne la remplace. S’il vous en faut une, contactez les opérateurs.',
  },
  inbox: {
    title: 'Boîte de réception locale',
    explanation:
      'Ce portail n’a pas de serveur de messagerie. Ce qu’il aurait envoyé est conservé ici, le plus récent en premier.',
    empty: 'Aucun e-mail pour le moment.',
    to: 'À',
    from: 'De',
    subject: 'Objet',
    received: 'Heure',
    all: 'Tous les e-mails',
    reload: 'Recharger',
    mail: 'L’e-mail',
    plainText: 'En texte brut',
  },
}
