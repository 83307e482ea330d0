import type { Operation } from '../../http/operation'
import { acceptInvite } from './accept-invite'
import { authenticateUser } from './authenticate-user'
import { authenticateUserIdp } from './authenticate-user-idp'
import { completePasswordReset } from './complete-password-reset'
import { endOtherUserSessions } from './end-other-user-sessions'
import { endUserSession } from './end-user-session'
import { getUserMe } from './get-user-me'
import { listUserSessions } from './list-user-sessions'
import { logoutUser } from './logout-user'
import { refreshUser } from './refresh-user'
import { registerUser } from './register-user'
import { requestPasswordReset } from './request-password-reset'
import { updateUserMe } from './update-user-me'
import { userOidcCallback } from './user-oidc-callback'
import { verifyUserEmail } from './verify-user-email'

/** For accounts of users, and the two forms that both kinds of account send alike. */
export const userOperations: readonly Operation[] = [
  acceptInvite,
  authenticateUser,
  authenticateUserIdp,
  completePasswordReset,
  endOtherUserSessions,
  endUserSession,
  getUserMe,
  listUserSessions,
  logoutUser,
  refreshUser,
  registerUser,
  requestPasswordReset,
  updateUserMe,
  userOidcCallback,
  verifyUserEmail,
]
