import type { Page } from '@playwright/test'
import { edgesOf } from './support/edges'
import { findings } from './support/findings'
import { addDeveloper, developer, expect, signIn, test } from './support/portal'

/** Screens of the portal and what shows that each has arrived. */
const screens: {
  name: string
  path: string
  signedIn: boolean
  /** Others start in line with the header. */
  isCentered?: true
  shown: (page: Page) => Promise<void>
}[] = [
  {
    name: 'login',
    isCentered: true,
    path: '/login',
    signedIn: false,
    shown: (page) => expect(page.getByRole('textbox')).toHaveCount(2),
  },
  {
    name: 'registration',
    isCentered: true,
    path: '/register',
    signedIn: false,
    shown: (page) => expect(page.getByRole('textbox')).toHaveCount(2),
  },
  {
    name: 'forgotten password',
    isCentered: true,
    path: '/forgot-password',
    signedIn: false,
    shown: (page) => expect(page.getByRole('textbox')).toHaveCount(1),
  },
  {
    name: 'choosing a password',
    isCentered: true,
    path: '/reset-password?token=a&email=dev@example.com',
    signedIn: false,
    shown: (page) => expect(page.locator('input[type=password]')).toHaveCount(2),
  },
  {
    name: 'catalog',
    path: '/',
    signedIn: true,
    shown: (page) => expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible(),
  },
  {
    name: 'documentation',
    path: '/',
    signedIn: true,
    shown: async (page) => {
      await page.getByRole('link', { name: /^View documentation\W+Coast Forecast$/ }).click()
      await expect(page.getByRole('heading', { name: 'Getting started', level: 1 })).toBeVisible()
      await expect(page.locator('.pe-hl-string').first()).toBeVisible()
    },
  },
  {
    name: 'reference',
    path: '/',
    signedIn: true,
    shown: async (page) => {
      await page.getByRole('link', { name: /^View specification\W+Chandlery Orders$/ }).click()
      await expect(page.getByRole('heading', { name: 'Servers', level: 2 })).toBeVisible()
    },
  },
  {
    name: 'operation',
    path: '/',
    signedIn: true,
    shown: async (page) => {
      await page.getByRole('link', { name: /^View specification\W+Chandlery Orders$/ }).click()
      await expect(page.getByRole('heading', { name: 'Servers', level: 2 })).toBeVisible()
      await page.evaluate(() => (location.hash = '#/Orders/createOrder'))
      await expect(page.getByRole('heading', { name: 'Create an order', level: 1 })).toBeVisible()
      for (let unfolded = 0; unfolded < 8; unfolded += 1)
        await page.locator('article button[aria-expanded=false]').first().click()
      // Samples have their colors once they are seen.
      await page.getByRole('region', { name: 'Request sample' }).scrollIntoViewIfNeeded()
      await expect(page.locator('.pe-hl-string').first()).toBeVisible()
    },
  },
  {
    name: 'not found',
    isCentered: true,
    path: '/404',
    signedIn: true,
    shown: (page) => expect(page.getByRole('heading').first()).toBeVisible(),
  },
  {
    name: 'forbidden',
    isCentered: true,
    path: '/403',
    signedIn: true,
    shown: (page) => expect(page.getByRole('heading').first()).toBeVisible(),
  },
  {
    name: 'my apps',
    path: '/my-apps',
    signedIn: true,
    shown: (page) => expect(page.getByRole('heading', { name: 'No Applications' })).toBeVisible(),
  },
  {
    name: 'account',
    path: '/account',
    signedIn: true,
    shown: async (page) => {
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.locator('input[type=password]')).toHaveCount(3)
    },
  },
  {
    name: 'application form',
    path: '/application/create',
    signedIn: true,
    shown: (page) => expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible(),
  },
  {
    name: 'dashboard of an unknown application',
    isCentered: true,
    path: '/application/a/application-dashboard',
    signedIn: true,
    shown: (page) => expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible(),
  },
]

const appearances = [
  { name: 'light and wide', colorScheme: 'light', width: 1280, lined: [1900, 1280] },
  { name: 'dark and narrow', colorScheme: 'dark', width: 320, lined: [] },
] as const

for (const appearance of appearances) {
  test(`no screen has an axe finding, scrolls sideways or is out of line, ${appearance.name}`, async ({
    page,
    portal,
  }) => {
    await page.emulateMedia({ colorScheme: appearance.colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: appearance.width, height: 800 })
    const found: string[] = []
    for (const signedIn of [false, true]) {
      // My Apps is looked at empty.
      if (signedIn) await signIn(page, portal.url, await addDeveloper(portal))
      for (const screen of screens.filter((one) => one.signedIn === signedIn)) {
        await page.goto(`${portal.url}${screen.path}`)
        await screen.shown(page)
        found.push(...(await findings(page)).map((line) => `${screen.name}: ${line}`))
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (overflow > 0) found.push(`${screen.name}: ${overflow} px wider than the window`)
        for (const width of appearance.lined) {
          await page.setViewportSize({ width, height: 800 })
          const { header, left, right, width: inner } = await edgesOf(page)
          const apart = screen.isCentered ? left - (inner - right) : left - header
          if (Math.abs(apart) >= 2) found.push(`${screen.name}: ${apart} px out of line, ${width} px wide`)
        }
      }
    }
    expect(found).toEqual([])
  })
}

test('signing in, searching, the menu and signing out work with the keyboard alone', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/login`)
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
        return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      })
      if (name.test(focused)) return
    }
    throw new Error(`No press of Tab reached ${name}`)
  }
  await tabTo(/^Email/)
  await page.keyboard.type(developer.email)
  await tabTo(/^Password/)
  await page.keyboard.type(developer.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: developer.email }).waitFor()

  // The page was loaded anew for its policy, so it is read from its top.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type('portal')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /Portal API/ }).first()).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: developer.email }).waitFor()
  await tabTo(new RegExp(developer.email))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'My Apps' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: developer.email })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})

const greetings = {
  en: 'Log in',
  ca: 'Inicia la sessió',
  de: 'Anmelden',
  es: 'Iniciar sesión',
  fr: 'Se connecter',
} as const

test('the portal speaks the five languages, down to the refusals of the server', async ({
  browser,
  portal,
}) => {
  const refusals = new Set<string>()
  for (const [language, greeting] of Object.entries(greetings)) {
    const context = await browser.newContext({ locale: language })
    const page = await context.newPage()
    await page.goto(`${portal.url}/login`)
    const button = page.getByRole('button', { name: greeting, exact: true })
    await button.waitFor()
    await page.getByRole('textbox').first().fill('dev@example.com')
    await page.locator('input[type=password]').fill('wrong')
    await button.click()
    refusals.add(await page.getByRole('alert').innerText())
    await context.close()
  }
  expect(refusals.size).toBe(5)
})
