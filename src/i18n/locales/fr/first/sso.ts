import type { Translation } from '../../../messages'
import type english from '../../en/first/sso'

export default {
  failed:
    'La connexion n’a pas pu aboutir. Veuillez réessayer. Si cela se reproduit, contactez votre administrateur.',
  unavailable:
    'Le fournisseur d’identité est injoignable pour le moment. Patientez une minute, puis réessayez.',
  expired: 'Cette connexion a expiré ou est déjà terminée. Veuillez recommencer.',
  canceled: 'Vous avez annulé la connexion.',
  emailUnverified:
    'Votre adresse e-mail n’est pas vérifiée auprès du fournisseur d’identité. Vérifiez-la, puis reconnectez-vous.',
  noAccount: 'Aucun compte ne correspond à votre adresse e-mail. Demandez-en un à votre administrateur.',
  groupRequired:
    'Vous ne faites partie d’aucun groupe autorisé à se connecter ici. Contactez votre administrateur.',
  otherIdentity:
    'Le compte associé à votre adresse e-mail est lié à une autre identité. Connectez-vous comme auparavant ou contactez votre administrateur.',
  passwordRequired:
    'Votre compte a un mot de passe. Saisissez-le une fois pour associer le compte à « {{provider}} ». Ensuite, il suffira de vous y connecter.',
  passwordInPortal:
    'Votre compte a un mot de passe, et cette page ne peut pas l’associer. Ouvrez le portail lui-même, connectez-vous avec le SSO et saisissez le mot de passe une fois.',
  passwordMissing:
    'Un compte correspond à votre adresse e-mail, mais il n’est pas associé au fournisseur d’identité. Choisissez un mot de passe avec « Mot de passe oublié ? », reconnectez-vous avec le SSO et saisissez-le une fois.',
  linkRefused:
    'Un compte correspond à votre adresse e-mail, mais il n’est pas associé au fournisseur d’identité. Contactez votre administrateur.',
} satisfies Translation<typeof english>
