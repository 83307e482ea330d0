import type { Translation } from '../../../messages'
import type english from '../../en/accounts/invitation'

export default {
  heading: 'Sie wurden eingeladen, {{org}} beizutreten!',
  preferredName: 'Bevorzugter Name (optional)',
  passwordHint: 'Bitte legen Sie ein Passwort fest, um die Erstellung Ihres Kontos abzuschließen.',
  submit: 'Konto erstellen',
  success: 'Ihr Konto wurde erstellt.',
} satisfies Translation<typeof english>
