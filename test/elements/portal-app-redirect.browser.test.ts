import { expect } from '@open-wc/testing'
import { onWideWindow } from '../support/ferries'
import { shows } from '../support/mount'
import { sharedPortal } from '../support/portal'
import { show } from '../support/screen'

onWideWindow()

const description = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Tide tables', version: '1.0' },
  servers: [{ url: 'https://tides.example' }],
  components: {
    securitySchemes: {
      code: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://id.example/auth',
            tokenUrl: 'https://id.example/token',
            scopes: {},
          },
        },
      },
    },
  },
  paths: {
    '/tides': {
      get: { operationId: 'listTides', security: [{ code: [] }], responses: { 200: { description: 'All' } } },
    },
  },
})

const publicPortal = sharedPortal({
  settings: { public: true },
  products: [
    {
      folder: 'tides',
      product: { name: 'Tides', versions: [{ name: '1.0' }] },
      files: { 'versions/1.0/openapi.yaml': description },
    },
  ],
})

const page = location.href
afterEach(() => history.replaceState(null, '', page))

const asked = '/spec/tides?operation=listTides'
const none = 'This page has no redirect URL for sign-in'
const own = (base: string) => new RegExp(`${location.origin}${base}/spec/[-0-9a-f]{36}/oauth2-redirect.html`)

/** The URL of the page before the portal is mounted, its attributes, and what Try it then says. */
const cases: readonly (readonly [title: string, address: string, attributes: string, said: RegExp])[] = [
  ['path', `/developers${asked}`, 'history="path" base="/developers"', own('/developers')],
  ['host', page, `history="host" base="/developers" path="${asked}"`, own('/developers')],
  ['hash', `#${asked}`, 'history="hash"', new RegExp(none)],
  ['memory', page, `history="memory" path="${asked}"`, new RegExp(none)],
  [
    'hash, with a page for it',
    `#${asked}`,
    'history="hash" redirect-url="/signed-in.html"',
    new RegExp(`${location.origin}/signed-in.html`),
  ],
  [
    'memory, with a page for it',
    page,
    `history="memory" path="${asked}" redirect-url="/signed-in.html"`,
    new RegExp(`${location.origin}/signed-in.html`),
  ],
]

describe('the redirect URL of a sign-in in Try it', () => {
  for (const [title, address, attributes, said] of cases)
    it(`is where the portal can be opened by its URL: ${title}`, async () => {
      const { url } = await publicPortal()
      history.replaceState(null, '', address)
      const screen = show(
        `<portal-app api-base-url="${url}" lang="en" keep-title ${attributes}></portal-app>`,
      )
      ;(await screen.find('button', 'Try it')).click()
      await screen.find('form', 'Try it')
      await shows(screen.element, 'Client ID')
      expect((await screen.find('form', 'Try it')).textContent).to.match(said)
    })

  it('follows its attribute', async () => {
    const { url } = await publicPortal()
    const screen = show(
      `<portal-app api-base-url="${url}" lang="en" keep-title history="memory" path="${asked}"></portal-app>`,
    )
    ;(await screen.find('button', 'Try it')).click()
    await shows(screen.element, none)
    screen.element.setAttribute('redirect-url', '/signed-in.html')
    await shows(screen.element, `${location.origin}/signed-in.html`)
  })
})
