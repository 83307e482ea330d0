import { accountOf } from '../../http/account'
import { operation } from '../../http/operation'
import { json } from '../../http/operation-response'
import { findOrganization } from '../../store/organizations'

export const getUserMe = operation({
  id: 'getUserMe',
  access: 'user',
  isForUsers: true,

  async handle(call) {
    const account = accountOf(call)
    const { id, email, full_name, preferred_name, created_at, updated_at } = account
    const found = await findOrganization(call.services.database.db, account.organization_id ?? '')
    const organization = found && { id: found.id, name: found.name, region: found.region }
    return json({ id, email, full_name, preferred_name, organization, created_at, updated_at })
  },
})
