import type { Browser } from 'playwright'
import { builtPortal } from '../test/e2e/support/built-portal'
import { clientSecret, startIdentityProvider } from '../test/support/server/identity-provider'
import { singleSignOn, withSettings } from '../test/support/server/single-sign-on'
import { median, type Row } from './table'

const RUNS = 11
const person = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Example' }

/**
 * From the click on "Continue with SSO" to the catalog of the signed-in developer, through a real provider that knows the
 * browser already, so that nobody has to choose there.
 */
export async function providerSignIn(browser: Browser): Promise<Row[]> {
  const provider = await startIdentityProvider([person])
  const portal = await builtPortal({ SSO_HARBOUR_CLIENT_SECRET: clientSecret, SIGN_IN_PER_ADDRESS: '1000' })
  const context = await browser.newContext()
  try {
    await portal.start()
    await withSettings(singleSignOn(provider), (folder) => portal.command(['import', folder]))
    const times: number[] = []
    for (let run = 0; run <= RUNS; run += 1) {
      const page = await context.newPage()
      await page.goto(`${portal.url}/login`)
      const button = page.getByRole('button', { name: 'Continue with SSO' })
      await button.waitFor()
      const start = performance.now()
      await button.click()
      // The first run chooses who to be, makes the account, and is not counted.
      if (run === 0) await page.getByRole('button', { name: person.email }).click()
      await page.locator('portal-app').getByRole('button', { name: person.email }).waitFor()
      if (run > 0) times.push(performance.now() - start)
      await page.close()
      await context.clearCookies({ name: /^portal/ })
      const blank = await context.newPage()
      await blank.goto(`${portal.url}/healthz`)
      await blank.evaluate(() => localStorage.clear())
      await blank.close()
    }
    return [['sign-in through a provider, click to catalog', `${Math.round(median(times))} ms`, '']]
  } finally {
    await context.close()
    await portal.remove()
    await provider.close()
  }
}
