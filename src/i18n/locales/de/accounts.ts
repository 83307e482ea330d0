import account from './accounts/account'
import forgot from './accounts/forgot'
import invitation from './accounts/invitation'
import passwords from './accounts/passwords'
import register from './accounts/register'

export default { account, forgot, invitation, passwords, register }
