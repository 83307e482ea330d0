import type { Kysely } from 'kysely'
import { clockDifference } from '../store/clock'
import type { Schema } from '../store/schema'

const tolerance = 60

/** Whether clocks differ by more than a gateway's request or a session could tell. @param difference - In seconds. */
export const areClocksApart = (difference: number): boolean => Math.abs(difference) > tolerance

/** @param difference - Of this machine's clock, in seconds. */
export function clockSentence(difference: number): string {
  if (!areClocksApart(difference)) return 'agrees with the database'
  const length = Math.abs(difference)
  return `${length} seconds ${difference > 0 ? 'ahead of' : 'behind'} the database`
}

/** Returns a function that compares the clock of this machine with the database's, and reports when they part and when they agree again. */
export function clockComparison(db: Kysely<Schema>, report: (sentence: string) => void): () => Promise<void> {
  let wereApart = false
  return async () => {
    const difference = await clockDifference(db)
    const areApart = areClocksApart(difference)
    if (areApart !== wereApart)
      report(
        areApart
          ? `The clock of this machine is ${clockSentence(difference)}. Set it, for example by NTP. What is kept, and for how long, goes by the database.`
          : 'The clock of this machine agrees with the database again.',
      )
    wereApart = areApart
  }
}
