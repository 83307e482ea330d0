import type { Operation } from '../../http/operation'
import { acceptInvite } from './accept-invite'
import { authenticateUser } from './authenticate-user'
import { authenticateUserIdp } from './authenticate-user-idp'
import { completePasswordReset } from './complete-password-reset'
import { getUserMe } from './get-user-me'
import { logoutUser } from './logout-user'
import { refreshUser } from './refresh-user'
import { registerUser } from './register-user'
import { requestPasswordReset } from './request-password-reset'
import { userOidcCallback } from './user-oidc-callback'
import { verifyUserEmail } from './verify-user-email'

/** For accounts of users, and the two forms that both kinds of account send alike. */
export const userOperations: readonly Operation[] = [
  acceptInvite,
  authenticateUser,
  authenticateUserIdp,
  completePasswordReset,
  getUserMe,
  logoutUser,
  refreshUser,
  registerUser,
  requestPasswordReset,
  userOidcCallback,
  verifyUserEmail,
]
