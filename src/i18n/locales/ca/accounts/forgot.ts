import type { Translation } from '../../../messages'
import type english from '../../en/accounts/forgot'

export default {
  heading: 'Heu oblidat la contrasenya?',
  submit: 'Recupera la contrasenya',
  login: 'Torna a l’inici de sessió',
  success:
    'Si hi ha un compte amb l’adreça electrònica indicada, rebreu un enllaç per restablir la contrasenya. Si el missatge no arriba en pocs minuts, comproveu la carpeta de correu brossa.',
} satisfies Translation<typeof english>
