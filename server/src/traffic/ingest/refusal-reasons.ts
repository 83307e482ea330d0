/** Rules by which gateways refuse requests. */
export const refusalReasons = [
  'key_missing',
  'key_unknown',
  'key_revoked',
  'account_revoked',
  'token_invalid',
  'token_expired',
  'not_registered',
  'scope_missing',
  'quota_exceeded',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
