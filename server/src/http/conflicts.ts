import { Problem } from './problem'

/** What a unique constraint of the database means to the caller. */
const conflicts: Readonly<Record<string, () => Problem>> = {
  applications_name: () => taken('name'),
  applications_reference_id: () => taken('reference_id'),
  registrations_once: () => new Problem('alreadyRegistered'),
}

function taken(field: string): Problem {
  return new Problem('conflict', {
    invalidParameters: [{ field, source: 'body', rule: 'invalid', reason: 'taken' }],
  })
}

/** Runs a write. @throws {Problem} 409 where the database finds a clash; it alone can tell when two write at once. */
export async function tellingConflicts<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string }
    const conflict = code === '23505' ? conflicts[constraint] : undefined
    throw conflict?.() ?? error
  }
}
