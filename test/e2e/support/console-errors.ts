import type { Page } from '@playwright/test'

/**
 * What goes wrong on a page from now on, as it happens: errors on its console, uncaught ones, and breaches of its policy.
 *
 * @param expected - Of the console, left out.
 */
export async function consoleErrorsOf(page: Page, expected?: RegExp): Promise<string[]> {
  const consoleErrors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return consoleErrors
}
