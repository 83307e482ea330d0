/** Checks by name; each prints its result and returns whether it passed. */
export const checks: Readonly<Record<string, () => boolean>>
