import type { Page } from '@playwright/test'

/** Names what of the browser's history is no longer the browser's own. */
export const patchedHistory = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['pushState', 'replaceState', 'back', 'forward', 'go'].filter((name) => {
      const method: unknown = Reflect.get(history, name)
      return Object.hasOwn(history, name) || !String(method).includes('[native code]')
    }),
  )
