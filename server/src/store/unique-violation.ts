/** Returns the name of the unique constraint that a write violates; undefined for every other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string }
  return code === '23505' ? constraint : undefined
}
