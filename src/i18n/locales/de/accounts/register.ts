import type { Translation } from '../../../messages'
import type english from '../../en/accounts/register'

export default {
  heading: 'Konto erstellen',
  submit: 'Konto erstellen',
  success: 'Bitte prüfen Sie Ihre E-Mails, um Ihre Adresse zu bestätigen.',
  organization: 'Organisation',
  accessCode: 'Zugangscode',
  agreement: 'Ich stimme den {{terms}} und der {{privacy}} zu.',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  newTab: ' (öffnet sich in einem neuen Tab)',
  region: 'Datenregion',
  regionUs: 'USA (Nordamerika)',
  regionEu: 'EU (Europa)',
  regionHint:
    'In der kostenlosen Testphase ist nur eine Region verfügbar. Wechseln Sie zu Enterprise, um mehrere Regionen zu nutzen.',
  loginHelp: 'Sie haben bereits ein Konto?',
  login: 'Anmelden',
} satisfies Translation<typeof english>
