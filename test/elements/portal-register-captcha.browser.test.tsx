import { expect } from '@open-wc/testing'
import { browserWorld } from '../support/browser-world'
import { type FormOptions, formPage } from '../support/form'
import { consoleErrors, nextEvent, waitUntil } from '../support/mount'
import { realPortal, userForms } from '../support/portal'
import type { Screen } from '../support/screen'

const robin = {
  'Full name': 'Robin Shaw',
  Organization: 'Harbour',
  Email: 'robin@example.com',
  Password: 'Portal-demo-1',
}
const rejected = "We could not verify that you're human. Refresh the page to try again."

const developers = (options: FormOptions) => formPage('portal-register', { kind: 'developer', ...options })

async function userPage(options: FormOptions) {
  const page = await formPage('portal-register', options)
  await page.enter(robin)
  ;(await page.screen.find('checkbox', /I agree/)).click()
  return page
}

type Page = Awaited<ReturnType<typeof formPage>>

async function succeeds(page: Page): Promise<void> {
  const success = nextEvent(document, 'register-success')
  await page.press('Sign up')
  await success
}

/** The alert with a given text, once it is there. */
async function alertOf(screen: Screen, text: string): Promise<HTMLElement> {
  let alert: HTMLElement | undefined
  await waitUntil(() => (alert = screen.all('alert').find((it) => it.textContent?.includes(text))), text)
  return alert!
}

const registerCall = 'POST /auth/api/v1/register'
const accepted = { status: 201, json: {} }
const contextWith = (captcha: object) => ({ json: { captcha: { kinds: ['user'], ...captcha } } })

const refusal = {
  status: 400,
  json: {
    status: 400,
    title: 'Bad Request',
    instance: 'trace:1',
    detail: 'The captcha was not accepted',
    invalid_parameters: [
      { field: 'captcha_token', rule: 'invalid', reason: 'was used before', source: 'body' },
    ],
  },
}

async function tokensIn(world: Awaited<ReturnType<typeof browserWorld>>): Promise<unknown[]> {
  const sent = (await world.log()).filter(({ call }) => call === registerCall)
  return sent.map(({ body }) => (JSON.parse(body) as { captcha_token?: unknown }).captcha_token)
}

describe('proof of work', () => {
  const captcha = { provider: 'proof_of_work', kinds: ['developer'], difficulty: 10 }

  for (const attributes of ['', 'shadow']) {
    it(`is solved unseen for a real portal that asks for it, in a tag with ${attributes || 'nothing'} set`, async () => {
      const portal = await realPortal({ settings: { captcha } })
      const page = await developers({ url: portal.url, attributes })
      await page.enter({ 'Full name': 'Robin Shaw', Email: 'robin@example.com' })
      await succeeds(page)
      await page.screen.isAccessible()
    })
  }

  it('of a portal that cannot be reached lets nothing through', async () => {
    consoleErrors()
    const world = await browserWorld({
      'GET /api/v2/portal': contextWith({ provider: 'proof_of_work' }),
      'GET /api/v2/portal/captcha-challenge': { status: 503 },
      [registerCall]: accepted,
    })
    const page = await userPage({ url: world.url, attributes: 'recaptcha' })
    await page.press('Sign up')
    expect(await page.alert()).to.equal(rejected)
    expect(await world.count(registerCall)).to.equal(0)
  })
})

describe('a captcha', () => {
  it('that nobody names refuses the registration; it is never skipped', async () => {
    consoleErrors()
    const api = await userForms()
    const page = await userPage({ url: api.url, attributes: 'recaptcha' })
    await page.press('Sign up')
    expect(await page.alert()).to.equal(rejected)
    expect((await api.log()).filter(({ call }) => call.includes('register'))).to.deep.equal([])
  })

  it('that cannot be loaded says so, and where to get help; a later attempt may succeed', async () => {
    consoleErrors()
    const world = await browserWorld({
      'GET /api/v2/portal': contextWith({
        provider: 'turnstile',
        site_key: 'ours',
        help_url: 'https://help.example/sign-up',
      }),
      [registerCall]: accepted,
    })
    const page = await userPage({ url: world.url, attributes: 'recaptcha' })
    await page.press('Sign up')
    const alert = await alertOf(page.screen, rejected)
    expect(alert.querySelector('a')?.textContent).to.equal('Get help with signing up')
    expect(alert.querySelector('a')?.href).to.equal('https://help.example/sign-up')
    await page.screen.isAccessible()
    expect(await world.count(registerCall)).to.equal(0)
    expect(document.querySelector('script[src*="challenges.cloudflare.com"]')).to.be.null

    const restore = ofPage('turnstile', turnstileOf('late'))
    await succeeds(page)
    restore()
    expect(await tokensIn(world)).to.deep.equal(['late'])
  })

  it('that the server does not accept keeps what was entered, and is solved anew', async () => {
    const world = await browserWorld({
      'GET /api/v2/portal': contextWith({
        provider: 'turnstile',
        site_key: 'ours',
        help_url: 'javascript:alert(1)',
      }),
      [registerCall]: { ...refusal, until: registerCall, then: accepted },
    })
    let count = 0
    const restore = ofPage(
      'turnstile',
      turnstileOf(() => `token ${(count += 1)}`),
    )
    const page = await userPage({ url: world.url, attributes: 'recaptcha' })
    await page.press('Sign up')
    const alert = await alertOf(page.screen, rejected)
    expect(alert.querySelector('a')).to.be.null
    expect((await page.screen.field('Full name')).value).to.equal('Robin Shaw')
    await succeeds(page)
    restore()
    expect(await tokensIn(world)).to.deep.equal(['token 1', 'token 2'])
  })

  it('may be of the page’s own choice', async () => {
    const world = await browserWorld({ [registerCall]: accepted })
    const asked: object[] = []
    const restore = ofPage('turnstile', turnstileOf('proof', asked))
    const attributes = 'recaptcha captcha-provider="turnstile" captcha-site-key="of the page"'
    const page = await userPage({ url: world.url, attributes })
    await succeeds(page)
    restore()
    expect(asked).to.deep.equal([{ siteKey: 'of the page', isLight: true }])
    expect(await world.count('GET /api/v2/portal')).to.equal(0)
  })
})

/** Defines what the script of a provider would have; the services themselves are out of a test's reach. */
function ofPage(name: string, api: object): () => void {
  Object.assign(globalThis, { [name]: api })
  return () => Reflect.deleteProperty(globalThis, name)
}

interface RenderOptions {
  sitekey: string
  callback(token: string): void
}

const noted = (container: HTMLElement, { sitekey }: Pick<RenderOptions, 'sitekey'>) => ({
  siteKey: sitekey,
  isLight: container.getRootNode() === document,
})

const turnstileOf = (token: string | (() => string), asked: object[] = []) => ({
  render(container: HTMLElement, options: RenderOptions) {
    asked.push(noted(container, options))
    setTimeout(() => options.callback(typeof token === 'string' ? token : token()))
    return 'widget'
  },
})

const widgets: Readonly<Record<string, [name: string, (asked: object[]) => object]>> = {
  turnstile: ['turnstile', (asked) => turnstileOf('proof', asked)],
  hcaptcha: [
    'hcaptcha',
    (asked) => ({
      render(container: HTMLElement, options: RenderOptions) {
        asked.push(noted(container, options))
        return 'widget'
      },
      execute: () => Promise.resolve({ response: 'proof' }),
    }),
  ],
  recaptcha: [
    'grecaptcha',
    (asked) => {
      let solved: RenderOptions['callback'] | undefined
      return {
        ready: (callback: () => void) => callback(),
        render(container: HTMLElement, options: RenderOptions) {
          asked.push(noted(container, options))
          solved = options.callback
          return 0
        },
        execute: () => solved?.('proof'),
      }
    },
  ],
}

for (const [provider, [name, api]] of Object.entries(widgets)) {
  it(`${provider} gets a place that it can reach in a tag with a shadow root, and its token is sent along`, async () => {
    const world = await browserWorld({
      'GET /api/v2/portal': contextWith({ provider, site_key: 'ours' }),
      [registerCall]: accepted,
    })
    const asked: object[] = []
    const restore = ofPage(name, api(asked))
    const page = await userPage({ url: world.url, attributes: 'recaptcha shadow' })
    await succeeds(page)
    restore()
    expect(asked).to.deep.equal([{ siteKey: 'ours', isLight: true }])
    expect(await tokensIn(world)).to.deep.equal(['proof'])
  })
}
