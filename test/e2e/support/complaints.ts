import type { Page } from '@playwright/test'

/**
 * What goes wrong on a page from now on, as it happens: errors on its console, uncaught ones, and breaches of its policy.
 *
 * @param expected - Of the console, left out.
 */
export async function complaintsOf(page: Page, expected?: RegExp): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return complaints
}
