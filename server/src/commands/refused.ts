import { Refusal } from '../rules/refusal'
import { CommandRefused } from './command'

/** Waits for a rule. Throws `CommandRefused` with the sentences for what it refuses. */
export async function sayingRefusals<T>(
  rule: Promise<T>,
  sentencesFor: (refusal: Refusal) => readonly string[],
): Promise<T> {
  try {
    return await rule
  } catch (error) {
    throw error instanceof Refusal ? new CommandRefused(sentencesFor(error)) : error
  }
}
