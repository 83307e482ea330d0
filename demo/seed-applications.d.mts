/** IDs of API keys. */
export interface Keys {
  active: string[]
  revoked: string[]
}

/** @returns IDs of registrations that an operator is to approve, of the applications that were made, by name, and of the keys. */
export function seedApplications(
  portalUrl: string,
  developer: { email: string; password: string },
): Promise<{ approvals: string[]; applications: Map<string, string>; keys: Keys }>
