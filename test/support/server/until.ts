import { setTimeout as wait } from 'node:timers/promises'

/** Waits until the condition holds. @throws after `limitMs` with what was missing. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  missing: string,
  limitMs = 10_000,
): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms in vain until ${missing}.`)
    await wait(5)
  }
}
