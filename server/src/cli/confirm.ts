import { createInterface } from 'node:readline/promises'
import { ConfirmationNeeded } from '../commands/command'

/**
 * Performs what may need the operator's word: at a terminal the operator types the phrase, anywhere else it stays refused.
 *
 * @param attempt - Called again with the phrase once it has been typed.
 */
export async function confirmed<T>(attempt: (phrase?: string) => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ConfirmationNeeded) || !process.stdin.isTTY) throw error
    process.stderr.write(`${error.message}\n`)
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    const typed = await terminal.question(`Type "${error.phrase}" to go on: `)
    terminal.close()
    if (typed.trim() !== error.phrase) throw error
    return attempt(error.phrase)
  }
}
