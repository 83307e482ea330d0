import type { CDPSession } from '@playwright/test'
import { openFilled } from './support/first-form'
import { holdKit } from './support/hold-kit'
import { expect, test } from './support/portal'
import { wholeBrowser } from './support/whole-browser'

test.use({ launchOptions: { executablePath: wholeBrowser, args: ['--no-sandbox'] } })

/** Puts fields into the state in which a browser has filled them, or out of it. */
async function autofill(session: CDPSession, names: readonly string[]): Promise<void> {
  const { root } = await session.send('DOM.getDocument')
  for (const name of ['username', 'password']) {
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `input[name=${name}]`,
    })
    const forcedPseudoClasses = names.includes(name) ? ['autofill'] : []
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
  }
}

test('a form that the browser has filled can be sent, while it holds the values back', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/login`)
  const button = page.getByRole('button', { name: 'Log in' })
  await expect(button).toBeDisabled()
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')

  await autofill(session, ['username'])
  await expect(page.locator('input[name=username]:autofill')).toHaveCount(1)
  await expect(button).toBeDisabled()

  await autofill(session, ['username', 'password'])
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password. Please try again.')

  await autofill(session, ['username'])
  await expect(button).toBeDisabled()
})

test('a form that the browser has filled before the kit is there can be sent', async ({ page, portal }) => {
  // The loader is let through: what a session forces on nodes is gone once the document is complete.
  const kit = await holdKit(page, /\/kit\/chunks-/)
  await openFilled(page, `${portal.url}/login`)
  await page.waitForLoadState('domcontentloaded')
  const box = page.locator('portal-login > [data-portal-first]')
  const button = page.getByRole('button', { name: 'Log in' })
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await autofill(session, ['username', 'password'])
  await expect(button).toBeEnabled()
  await kit.letGo()
  await expect(box).toHaveCount(0)
  await expect(button).toBeEnabled()
  await button.click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect username or password. Please try again.')
})
