import type { Translation } from '../../../messages'
import type english from '../../en/get-access/get-access'

export default {
  accountNeeded:
    'Una clau pertany a una aplicació, i una aplicació a un compte. Inicieu la sessió o creeu primer un compte. Després es continua aquí.',
  signUp: 'Crea un compte',
  newApplication: 'Aplicació nova',
  applicationName: 'Nom de l’aplicació',
  applicationHint: 'Per exemple, per a què serveix. Amb un nom n’hi ha prou.',
  identifiesBy: 'Com s’identifiquen les seves sol·licituds',
  about_key_auth: 'Cada sol·licitud porta una clau. És la manera més ràpida de començar.',
  about_client_credentials:
    'Un ID de client i un secret donen testimonis que caduquen, i cada sol·licitud porta un testimoni.',
  about_self_managed_client_credentials:
    'El vostre proveïdor d’identitat emet els testimonis. Cal l’ID de client que ha donat a l’aplicació.',
  ownClientHint: 'Com el vostre proveïdor d’identitat anomena el client.',
  atOnce: 'L’accés es dona immediatament.',
  afterReview:
    'Un operador revisa abans la sol·licitud. La decisió arriba per correu, i des d’allà es continua.',
  applicationGone: 'Aquesta aplicació ja no existeix. Trieu-ne una altra.',
  chooseAnother: 'Tria una aplicació',
  goesOn:
    'Això continua tot sol quan hi hagi una decisió. També ho podeu tancar: el correu torna a portar aquí.',
  rejected: 'Un operador ha rebutjat l’accés de {{application}} a {{product}} {{version}}.',
  revoked: 'Un operador ha revocat l’accés de {{application}} a {{product}} {{version}}.',
  reason: 'Motiu: {{reason}}',
  gone: 'La sol·licitud de {{application}} ja no existeix. S’ha suprimit en un altre lloc.',
  key: 'Clau',
  keyRevoked: 'La clau que aquesta pàgina coneixia s’ha revocat mentrestant. Creeu-ne una altra.',
  keyUnknown: 'Les claus es mostren un sol cop, en crear-les. Si no en teniu cap a mà, creeu-ne una.',
  createKey: 'Crea una clau',
  secretUnknown: 'El secret de client es va mostrar un sol cop, en crear-lo. Si s’ha perdut, renoveu-lo.',
  ownClientReady: 'Obteniu un testimoni del vostre proveïdor d’identitat i envieu-lo amb cada sol·licitud.',
  tryIt: 'Prova-ho',
  tryWithKey: 'Prova-ho amb aquesta clau',
  tryWithSecret: 'Prova-ho amb aquest secret',
} satisfies Translation<typeof english>
