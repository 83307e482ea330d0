import { violatedConstraint } from '../store/unique-violation'
import { Refusal } from './refusal'

const refusals: Readonly<Record<string, () => Refusal>> = {
  applications_name: () => takenField('name'),
  applications_reference_id: () => takenField('reference_id'),
  registrations_once: () => new Refusal('already-registered'),
}

/** Returns the refusal of a value that must be unique and is not. */
export function takenField(field: string): Refusal {
  return new Refusal('taken', [{ field, rule: 'invalid', reason: 'taken' }])
}

/** Runs a write. Throws `Refusal` if a unique constraint stops it: only the database can tell when two write at once. */
export async function refusingDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw refusals[violatedConstraint(error) ?? '']?.() ?? error
  }
}
