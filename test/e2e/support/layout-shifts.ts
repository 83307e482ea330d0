import type { Page } from '@playwright/test'

/** The bound of the web vitals, which is 0.1, with much to spare. */
export const LARGEST_SHIFT = 0.02

/** Moves of what had been shown, with what moved. */
export async function watchShifts(
  page: Page,
): Promise<() => Promise<{ total: number; moved: readonly string[] }>> {
  await page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] }
    Object.assign(globalThis, { shifts })
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.total += value
        for (const { node } of sources)
          shifts.moved.push(node instanceof Element ? `${node.localName}.${node.className}` : 'text')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: { total: number; moved: string[] } }).shifts)
}
