/** The rules for a new password. */
export interface PasswordPolicy {
  /** Characters, as people count them. */
  readonly minLength: number
  readonly maxLength: number
  /** How many of uppercase, lowercase, number and special must occur. */
  readonly minClasses: number
}

/** The rules of a portal that sends none. */
export const standardPolicy: PasswordPolicy = { minLength: 8, maxLength: 128, minClasses: 3 }

/** The rules that a password meets so far. */
export interface PasswordStatus {
  readonly uppercase: boolean
  readonly lowercase: boolean
  readonly number: boolean
  /** Everything that is no ASCII letter or digit, white space too. */
  readonly special: boolean
  readonly length: boolean
}

export const passwordClasses = ['uppercase', 'lowercase', 'number', 'special'] as const

export function passwordStatus(password: string, policy: PasswordPolicy): PasswordStatus {
  const length = [...password].length
  return {
    uppercase: /[A-Z]/.test(password),
    lowercase: /[a-z]/.test(password),
    number: /[0-9]/.test(password),
    special: /[^A-Za-z0-9]/.test(password),
    length: length >= policy.minLength && length <= policy.maxLength,
  }
}

export const hasEnoughClasses = (status: PasswordStatus, { minClasses }: PasswordPolicy): boolean =>
  passwordClasses.filter((name) => status[name]).length >= minClasses

/** Whether a password with this status may be set. */
export const meetsPolicy = (status: PasswordStatus, policy: PasswordPolicy): boolean =>
  status.length && hasEnoughClasses(status, policy)
