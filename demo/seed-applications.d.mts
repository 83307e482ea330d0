/** @returns IDs of registrations that an operator is to approve. */
export function seedApplications(
  portalUrl: string,
  developer: { email: string; password: string },
): Promise<{ approvals: string[]; applications: Map<string, string> }>
