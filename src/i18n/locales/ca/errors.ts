import type { Translation } from '../../messages'
import type english from '../en/errors'

export default {
  wrongCredentials: 'El nom d’usuari o la contrasenya no són correctes. Torneu-ho a provar.',
  missingCredentials: 'Introduïu les vostres credencials d’accés',
  loginFailed:
    'No s’ha pogut autenticar el compte. Si creieu que rebeu aquest missatge per error, contacteu amb l’administrador.',
  invalidAccessCode: 'El codi d’accés no és vàlid',
  unavailable: 'El servei no està disponible. Torneu-ho a provar més tard.',
  tooManyAttempts: 'Massa intents. Espereu un moment i torneu-ho a provar.',
  accountLocked: 'El vostre compte s’ha blocat. Restabliu la contrasenya per iniciar la sessió ara',
  pendingApproval: 'El vostre compte està pendent d’aprovació',
  unreachable: 'No s’ha pogut contactar amb el servidor. Comproveu la connexió i torneu-ho a provar.',
  timedOut: 'El servidor ha trigat massa a respondre. Torneu-ho a provar.',
  sessionEnded: 'La sessió s’ha acabat. Torneu a iniciar la sessió.',
  signInNeeded: 'Inicieu la sessió per veure-ho.',
  forbidden: 'No teniu autorització per veure aquesta pàgina.',
  status: 'Error {{status}}: {{statusText}}',
  unexpected: 'Alguna cosa ha anat malament. Torneu-ho a provar més tard.',
  invalidEmail: 'L’adreça electrònica ha de ser vàlida',
  requiredFields: 'Empleneu tots els camps obligatoris',
  emailRequired: 'Introduïu la vostra adreça electrònica.',
  fieldsRequired: 'Empleneu tots els camps obligatoris.',
  passwordsRequired: 'Les contrasenyes són obligatòries',
  passwordsDiffer: 'Les contrasenyes no coincideixen',
  passwordTooWeak: 'La contrasenya no compleix els requisits',
  captcha: 'No hem pogut comprovar que sou una persona. Actualitzeu la pàgina per tornar-ho a provar.',
} satisfies Translation<typeof english>
