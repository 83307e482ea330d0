import { expect } from '@open-wc/testing'
import { type BrowserWorld, browserWorld } from '../support/browser-world'
import { onWideWindow } from '../support/ferries'
import { shows, waitUntil } from '../support/mount'
import { realPortal } from '../support/portal'
import { type Screen, show, type } from '../support/screen'

onWideWindow()

const describedAt = (url: string, tokens: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Levels', version: '1' },
    servers: [{ url: `${url}/api` }],
    paths: {
      '/levels': {
        get: {
          operationId: 'listLevels',
          security: [{ client: [] }],
          responses: { 200: { description: 'Levels' } },
        },
      },
    },
    components: {
      securitySchemes: {
        client: { type: 'openIdConnect', openIdConnectUrl: `${tokens}/.well-known/openid-configuration` },
      },
    },
  })

/** A product whose operator lists these servers, or those that its description names. */
async function trying(api: BrowserWorld, servers?: string[]): Promise<Screen> {
  const portal = await realPortal({
    settings: { public: true },
    products: [
      {
        folder: 'levels',
        product: { name: 'Levels', ...(servers && { servers }), versions: [{ name: '1.0' }] },
        files: { 'versions/1.0/openapi.json': describedAt(api.url, api.url) },
      },
    ],
  })
  // What the author of the page trusts does not count beside the operator's list.
  const screen = show(
    `<portal-spec api-base-url="${portal.url}" product="levels" operation="listLevels" trusted-servers="${api.url}" lang="en"></portal-spec>`,
  )
  ;(await screen.find('button', 'Try it')).click()
  await screen.find('form', 'Try it')
  type(await screen.field('Token: client'), 's3cret')
  return screen
}

const send = async (screen: Screen) => (await screen.find('button', 'Send')).click()
const world = () => browserWorld({ 'GET /api/levels': { json: [] } })
const arrived = async (api: BrowserWorld) =>
  (await api.log()).filter(({ call }) => call === 'GET /api/levels')

describe('the servers of a product', () => {
  it('are those that its description named at the import, which get the token at once', async () => {
    const api = await world()
    const screen = await trying(api)
    await send(screen)
    await shows(screen.element, 'Status 200')
    expect((await arrived(api))[0]?.headers.authorization).to.equal('Bearer s3cret')
  })

  it('are none if its list is empty: each is asked for, once', async () => {
    const api = await world()
    const screen = await trying(api, [])
    await send(screen)
    const dialog = await screen.find('dialog', `Send to ${new URL(api.url).origin}?`)
    expect(await arrived(api)).to.deep.equal([])
    const cancel = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel')
    cancel?.click()
    await screen.gone('dialog')
    expect(await arrived(api)).to.deep.equal([])
    await send(screen)
    await screen.find('dialog', `Send to ${new URL(api.url).origin}?`)
    ;(await screen.find('button', 'Send there')).click()
    await shows(screen.element, 'Status 200')
    await send(screen)
    await waitUntil(async () => (await arrived(api)).length === 2)
  })
})
