import type { Translation } from '../../../messages'
import type english from '../../en/try-it/guide'

export default {
  run: 'Executa',
  credentials: 'Credencials',
  asExpected: 'La resposta és l’esperada.',
  notExpected: 'S’esperava una altra resposta: {{expected}}.',
  notInResponse: 'La resposta no té {{names}}, que les peticions posteriors fan servir.',
  needsEarlier: 'Executeu primer les peticions de més amunt. Encara no se sap: {{names}}.',
  needsCredential: 'Aquesta petició necessita una credencial.',
  getAccess: 'Obtén l’accés',
  notOfProduct:
    'No és cap servidor d’aquest producte. La petició s’hi envia sense les vostres credencials. Continueu només si hi confieu.',
  unknownOperation: 'Aquesta versió no té cap operació «{{operation}}».',
  noDescription: 'Aquesta versió no té cap descripció de l’API, així que la petició no es pot executar aquí.',
  stepDone: 'El pas {{number}} està fet',
  markDone: 'Marca com a fet',
  markToDo: 'Marca com a pendent',
  tabs: 'Variants',
} satisfies Translation<typeof english>
