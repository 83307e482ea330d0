import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { signingAlgorithm } from '../../rules/signing-keys'
import { listPublishedKeys } from '../../store/signing-keys'

/** The public halves, for gateways that check tokens by themselves. */
export const getJsonWebKeys = operation({
  id: 'getJsonWebKeys',
  access: 'anyone',

  async handle({ services }) {
    const keys = await listPublishedKeys(services.database.db)
    return json({
      keys: keys.map(({ id, public_key }) => {
        return { ...public_key, kid: id, use: 'sig', alg: signingAlgorithm }
      }),
    })
  },
})
