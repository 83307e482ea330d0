import { recordChange } from '../store/audit-log'
import { announceChange } from '../store/change-feed'
import { findDeveloperByEmail } from '../store/developers'
import type { ProductAction } from '../store/product-access'
import { refuse, type Command } from './command'

export const productActions = ['view', 'register'] as const satisfies readonly ProductAction[]

export interface SetAccessOptions {
  email: string
  /** Name of the product's folder, or its ID. */
  product: string
  actions: ProductAction[]
  /** Null takes back what was granted or denied: the product's own access holds again. */
  isAllowed: boolean | null
}

/** Decides what one developer may do with one product, whatever the product allows to everyone. */
export const setAccess: Command<SetAccessOptions> = {
  name: 'access',
  async run({ db, changes }, { email, product, actions, isAllowed }) {
    const developer = await findDeveloperByEmail(db, email)
    if (!developer) return refuse(`There is no developer ${email}.`)
    const found = await db
      .selectFrom('products')
      .select(['id', 'slug'])
      .where((eb) =>
        eb.or([eb('slug', '=', product), eb(eb.cast<string>('id', 'text'), '=', product.toLowerCase())]),
      )
      .executeTakeFirst()
    if (!found) return refuse(`There is no product ${product}.`)

    await db.transaction().execute(async (transaction) => {
      for (const action of actions) {
        const key = { developer_id: developer.id, product_id: found.id, action }
        if (isAllowed === null) {
          await transaction
            .deleteFrom('product_access')
            .where((eb) => eb.and(key))
            .execute()
          continue
        }
        await transaction
          .insertInto('product_access')
          .values({ ...key, allowed: isAllowed })
          .onConflict((conflict) =>
            conflict.columns(['developer_id', 'product_id', 'action']).doUpdateSet({ allowed: isAllowed }),
          )
          .execute()
      }
      await recordChange(transaction, {
        actor: 'operator',
        action: isAllowed === null ? 'access.reset' : isAllowed ? 'access.grant' : 'access.deny',
        subject: developer.id,
        details: { product_id: found.id, actions },
      })
      await announceChange(transaction, 'access', developer.id)
    })
    changes.changed('access', developer.id)
    const what = `${actions.join(' and ')} ${found.slug}`
    if (isAllowed === null) return [`What ${email} may do is up to the product again (${what}).`]
    return [`${email} may ${isAllowed ? '' : 'not '}${what}.`]
  },
}
