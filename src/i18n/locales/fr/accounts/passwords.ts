import type { Translation } from '../../../messages'
import type english from '../../en/accounts/passwords'

export default {
  resetHeading: 'Définissez votre mot de passe',
  resetSubmit: 'Définir le mot de passe',
  resetSuccess: 'Mot de passe défini avec succès !',
  changeHeading: 'Changez votre mot de passe',
  changeSubmit: 'Changer le mot de passe',
  changeSuccess: 'Votre mot de passe a été changé.',
  account: 'Compte',
  current: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  confirm: 'Confirmez le mot de passe',
  endOthers: 'Fermer toutes les autres sessions',
  mustMatch: 'Les mots de passe doivent être identiques',
  met: 'Fait :',
  length: 'De {{min}} à {{max}} caractères',
  classes: 'Au moins {{required}} de ces éléments :',
  uppercase: 'Lettre majuscule',
  lowercase: 'Lettre minuscule',
  number: 'Chiffre',
  special: 'Caractère spécial',
} satisfies Translation<typeof english>
