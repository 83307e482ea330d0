import type { Page, Route } from '@playwright/test'

/** Holds the responses for files of the kit until they are let go. @param files - Default: all of them. */
export async function holdKit(page: Page, files = /\/kit\//): Promise<{ letGo(): Promise<void> }> {
  const held: Route[] = []
  let isOpen = false
  await page.route(files, (route) => {
    if (isOpen) return route.continue()
    held.push(route)
    return undefined
  })
  return {
    async letGo() {
      isOpen = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}
