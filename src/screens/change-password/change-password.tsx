import type { CustomErrorHandler } from '../../lib/custom-error-handler'
import { useMessages } from '../../i18n'
import type { PasswordStatus } from '../../lib/password-rules'
import { ChangePasswordForm } from '../../parts/change-password-form/change-password-form'

/** A text that is absent is the translated one; an empty text is empty. */
export interface ChangePasswordProps {
  instructionText: string
  changePasswordButtonText?: string
  email?: string
  customErrorHandler?: CustomErrorHandler
  onChangePasswordSuccess(): boolean
  onPasswordRequirements(detail: PasswordStatus): boolean
}

/** Changes the password of the signed-in developer or user. */
export function ChangePassword({ onChangePasswordSuccess, ...props }: ChangePasswordProps) {
  const t = useMessages('passwords')
  return <ChangePasswordForm {...props} heading={t('changeHeading')} onSuccess={onChangePasswordSuccess} />
}
