import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { noticeSeconds, publishedKeys } from '../../rules/signing-keys'

/** Keys are read again several times before one that was published signs. */
const cacheSeconds = noticeSeconds / 3

/** The public halves, for gateways that check tokens by themselves. */
export const getJsonWebKeys = operation({
  id: 'getJsonWebKeys',
  access: 'anyone',

  async handle({ services }) {
    const keys = await publishedKeys(services.database.db)
    const response = json({ keys })
    // The first key signs as soon as it is made.
    return keys.length === 0 ? response : { ...response, cacheControl: `public, max-age=${cacheSeconds}` }
  },
})
