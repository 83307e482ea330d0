/** Returns how many milliseconds the work takes. */
export function timeOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
