import account from './accounts/account'
import forgot from './accounts/forgot'
import invitation from './accounts/invitation'
import links from './accounts/links'
import passwords from './accounts/passwords'
import register from './accounts/register'
import session from './accounts/session'
import sso from './accounts/sso'
import waiting from './accounts/waiting'

export default { account, forgot, invitation, links, passwords, register, session, sso, waiting }
