/**
 * Fulfilled after that time. Only to see that something has not happened yet: timers of a thread end in the order of their times, so
 * one that was set before a longer one of the code under test ends before it on any machine.
 */
export const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
