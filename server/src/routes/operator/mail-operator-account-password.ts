import { actorOf } from '../../http/actor'
import { admitMail } from '../../http/form-limits'
import { json } from '../../http/operation-response'
import { operation } from '../../http/operation'
import { Problem } from '../../http/problem'
import { reviewed } from '../../rules/accounts'
import { mailPasswordLink } from '../../rules/password-links'
import { maySetPassword } from '../../rules/password-setting'
import { findAccount } from '../../store/accounts'
import type { AccountKind } from '../../store/settings'
import { accountIdOf, type AccountParams } from './account-body'

const mailPasswordOf = (kind: AccountKind, id: string) =>
  operation<{ params: AccountParams }>({
    id,
    access: 'operator',
    isForUsers: kind === 'user',

    async handle(call) {
      const { params, portal, services } = call
      if (!portal.settings.sign_in.password) throw new Problem('notFound')
      const account = await findAccount(services.database.db, accountIdOf(params), kind)
      if (!account) throw new Problem('notFound')
      // What sends no mail counts as none.
      if (!maySetPassword(account)) throw new Problem('passwordLinkImpossible')
      await admitMail(services, account.email)
      if (!(await mailPasswordLink(services.database, account, actorOf(call))))
        throw new Problem('passwordLinkImpossible')
      return json(reviewed(account))
    },
  })

export const mailOperatorDeveloperPassword = mailPasswordOf('developer', 'mailOperatorDeveloperPassword')
export const mailOperatorUserPassword = mailPasswordOf('user', 'mailOperatorUserPassword')
