import type { Kysely } from 'kysely'
import { clockDifference } from '../store/clock'
import type { Schema } from '../store/schema'

const tolerance = 60
const intervalMs = 60_000

/** Whether clocks differ by more than a gateway's request or a session could tell. @param difference - In seconds. */
export const areClocksApart = (difference: number): boolean => Math.abs(difference) > tolerance

/** @param difference - Of this machine's clock, in seconds. */
export function clockSentence(difference: number): string {
  if (!areClocksApart(difference)) return 'agrees with the database'
  const length = Math.abs(difference)
  return `${length} seconds ${difference > 0 ? 'ahead of' : 'behind'} the database`
}

/**
 * Compares the clock of this machine with the database's, now and once a minute, and reports when they part and when they agree again.
 * Each process does it for its own machine.
 *
 * @returns the function that stops it.
 */
export async function watchClock(
  db: Kysely<Schema>,
  { report, failed }: { report(sentence: string): void; failed(error: unknown): void },
): Promise<() => void> {
  let wereApart = false
  async function compare(): Promise<void> {
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
  await compare().catch(failed)
  const timer = setInterval(() => void compare().catch(failed), intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
