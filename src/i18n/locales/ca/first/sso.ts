import type { Translation } from '../../../messages'
import type english from '../../en/first/sso'

export default {
  failed:
    'No s’ha pogut completar l’inici de sessió. Torneu-ho a provar. Si torna a passar, poseu-vos en contacte amb l’administrador.',
  unavailable:
    'El proveïdor d’identitat no està disponible en aquest moment. Espereu un minut i torneu-ho a provar.',
  expired: 'Aquest inici de sessió ha caducat o ja s’ha completat. Torneu a començar.',
  canceled: 'Heu cancel·lat l’inici de sessió.',
  emailUnverified:
    'La vostra adreça electrònica no està verificada al proveïdor d’identitat. Verifiqueu-la allà i torneu a iniciar sessió.',
  noAccount: 'No hi ha cap compte amb la vostra adreça electrònica. Demaneu-ne un a l’administrador.',
  groupRequired:
    'No sou de cap grup que pugui iniciar sessió aquí. Poseu-vos en contacte amb l’administrador.',
  otherIdentity:
    'El compte amb la vostra adreça electrònica està vinculat a una altra identitat. Inicieu la sessió com fins ara o poseu-vos en contacte amb l’administrador.',
  passwordRequired:
    'El vostre compte té una contrasenya. Introduïu-la una vegada per vincular el compte a «{{provider}}». A partir de llavors n’hi haurà prou d’iniciar la sessió allà.',
  passwordInPortal:
    'El vostre compte té una contrasenya i aquesta pàgina no el pot vincular. Obriu el portal mateix, inicieu-hi la sessió amb SSO i introduïu la contrasenya una vegada.',
  passwordMissing:
    'Hi ha un compte amb la vostra adreça electrònica que no està vinculat al proveïdor d’identitat. Trieu una contrasenya amb l’enllaç per a contrasenyes oblidades, torneu a iniciar la sessió amb SSO i introduïu-la una vegada.',
  linkRefused:
    'Hi ha un compte amb la vostra adreça electrònica que no està vinculat al proveïdor d’identitat. Poseu-vos en contacte amb l’administrador.',
} satisfies Translation<typeof english>
