/**
 * Lets work end on its own, where nothing can wait for it: in an event handler or an effect. A rejection becomes an uncaught
 * error of the page, which its error monitoring sees.
 */
export function runInBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => reportError(error))
}
