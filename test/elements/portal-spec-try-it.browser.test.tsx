import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { type BrowserWorld, browserWorld } from '../support/browser-world'
import { onWideWindow } from '../support/ferries'
import { nextEvent, shows, textOf, waitUntil } from '../support/mount'
import { type Screen, show, type } from '../support/screen'
import type { Script } from '../support/scripted-api.mjs'
import { harbourApi } from '../support/try-it'

onWideWindow()

const withResponses = (responses: Script) =>
  browserWorld({ 'GET /openapi.json': { json: harbourApi }, ...responses })

const opened = (world: BrowserWorld, operation: string, attributes = '') =>
  show(
    `<portal-spec lang="en" heading-level="1" spec-url="${world.url}/openapi.json" operation="${operation}" ${attributes}></portal-spec>`,
  )

async function trying(world: BrowserWorld, operation: string): Promise<Screen> {
  const screen = opened(world, operation)
  ;(await screen.find('button', 'Try it')).click()
  await screen.find('form', 'Try it')
  return screen
}

const send = async (screen: Screen) => (await screen.find('button', 'Send')).click()

const callTo = async (world: BrowserWorld, call: string) =>
  (await world.log()).find((entry) => entry.call === call)

describe('trying an operation', () => {
  it('sends what is filled in, as the description says, and shows what comes back', async () => {
    const response = {
      text: '{"id":12345678901234567890,"ok":true}',
      headers: { 'content-type': 'application/json' },
    }
    const world = await withResponses({ 'GET /api/piers/a%2Fb': response })
    const screen = await trying(world, 'getPier')
    expect(document.activeElement).to.equal(await screen.find('heading', 'Try it'))
    type(await screen.field('id (required)'), 'a/b')
    type(await screen.field('X-Berth'), '3')
    type(await screen.field('API key: key'), 's3cret key')
    const list = await screen.find<HTMLTextAreaElement>('textbox', 'tags')
    list.focus()
    await sendKeys({ type: 'x y\nz' })
    const sort = await screen.find<HTMLSelectElement>('combobox', 'sort')
    sort.value = 'depth'
    sort.dispatchEvent(new Event('change', { bubbles: true }))

    const responded = nextEvent<{ status: number; durationMs: number }>(screen.element, 'try-it-response')
    ;(await screen.find('button', 'Send')).focus()
    await sendKeys({ press: 'Enter' })
    const { status, durationMs } = (await responded).detail
    expect(status).to.equal(200)
    expect(durationMs).to.be.a('number')
    await shows(screen.element, '12345678901234567890')
    await shows(screen.element, '200')
    // The next press sends again.
    expect(document.activeElement).to.equal(await screen.find('button', 'Send'))
    const call = await callTo(world, 'GET /api/piers/a%2Fb')
    expect(call?.search).to.equal('?tags=x%20y,z&sort=depth')
    expect(call?.headers).to.include({ 'x-berth': '3', 'x-key': 's3cret key', accept: 'application/json' })
    await screen.isAccessible()
  })

  it('begins with the body that the description gives, and keeps what was entered while one looks elsewhere', async () => {
    const world = await withResponses({ 'POST /api/piers': { status: 201 } })
    const screen = await trying(world, 'addPier')
    const body = await screen.find<HTMLTextAreaElement>('textbox', 'application/json')
    expect(JSON.parse(body.value)).to.deep.equal({ name: 'North', depth: 0 })
    body.focus()
    body.select()
    await sendKeys({ type: '{"name": "Süd"}' })
    screen.element.setAttribute('operation', 'getPier')
    await screen.field('id (required)')
    screen.element.setAttribute('operation', 'addPier')
    const again = await screen.find<HTMLTextAreaElement>('textbox', 'application/json')
    expect(again.value).to.equal('{"name": "Süd"}')
    again.focus()
    await sendKeys({ press: 'Control+Enter' })
    await shows(screen.element, 'The response has no body.')
    const call = await callTo(world, 'POST /api/piers')
    expect(call?.body).to.equal('{"name": "Süd"}')
    expect(call?.headers).to.include({ 'content-type': 'application/json' })
  })

  it('says at the field what is missing, and sends nothing', async () => {
    const world = await withResponses({})
    const screen = await trying(world, 'getPier')
    await send(screen)
    const field = await screen.field('id (required)')
    await waitUntil(() => document.activeElement === field, 'the field that is wrong has the focus')
    await shows(screen.element, 'Enter a value for id')
    type(field, '..')
    await shows(screen.element, 'would change the path')
    const filter = await screen.find<HTMLTextAreaElement>('textbox', 'filter')
    filter.focus()
    await sendKeys({ type: '[1' })
    await shows(screen.element, 'This is not valid JSON.')
    await screen.isAccessible()
    expect(await world.log()).to.have.length(1)
  })

  it('hides secrets in sample and fields until asked, and keeps them out of storage and address', async () => {
    const world = await withResponses({})
    const screen = await trying(world, 'getPier')
    const key = await screen.field('API key: key')
    expect(key.type).to.equal('password')
    type(key, 'hush-hush')
    const sample = () => screen.find('region', 'Request sample')
    await waitUntil(async () => (await sample()).textContent?.includes('X-Key: $API_KEY'))
    expect(textOf(screen.element)).not.to.include('hush-hush')
    ;(await screen.find('button', 'Show secrets')).click()
    await waitUntil(async () => (await sample()).textContent?.includes('X-Key: hush-hush'))
    ;(await screen.find('button', 'Show: API key: key')).click()
    await waitUntil(() => key.type === 'text')
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie + location.href
    expect(stored).not.to.include('hush')
  })

  it('writes the same request in other languages, and remembers the chosen one', async () => {
    const world = await withResponses({})
    const screen = await trying(world, 'getPier')
    type(await screen.field('id (required)'), '42')
    const language = await screen.find<HTMLSelectElement>('combobox', 'Language of the sample')
    const names = [...language.options].map(({ text }) => text)
    expect(names).to.deep.equal(['curl', 'JavaScript', 'Python', 'Java', 'C#', 'Go', 'Ruby', 'PHP'])
    for (const [name, text] of [
      ['PHP', 'curl_init('],
      ['C#', 'new HttpClient()'],
      ['Python', 'requests.get('],
    ] as const) {
      language.value = name
      language.dispatchEvent(new Event('change', { bubbles: true }))
      await shows(screen.element, text)
      await shows(screen.element, '/api/piers/42')
    }
    screen.element.remove()
    const again = opened(world, 'addPier')
    await shows(again.element, 'requests.post(')
    const sample = await again.find<HTMLSelectElement>('combobox', 'Language of the sample')
    sample.value = 'curl'
    sample.dispatchEvent(new Event('change', { bubbles: true }))
    await shows(again.element, '-X POST')
  })

  it('can be canceled, and says so', async () => {
    const world = await withResponses({ 'GET /api/piers/1': { hangs: true } })
    const screen = await trying(world, 'getPier')
    type(await screen.field('id (required)'), '1')
    await send(screen)
    ;(await screen.find('button', 'Cancel')).click()
    await shows(screen.element, 'Canceled.')
    await screen.find('button', 'Send')
  })

  it('distinguishes an error response from a server that does not respond', async () => {
    const world = await withResponses({
      'GET /api/piers/1': { status: 404, json: { detail: 'No such pier' } },
    })
    const screen = await trying(world, 'getPier')
    type(await screen.field('id (required)'), '1')
    await send(screen)
    await shows(screen.element, 'rejected the request as invalid')
    await shows(screen.element, 'No such pier')
    const server = await screen.find<HTMLSelectElement>('combobox', 'Server')
    server.value = 'other'
    server.dispatchEvent(new Event('change', { bubbles: true }))
    const address = await screen.field('Server URL')
    type(address, 'ftp://example.com')
    await send(screen)
    await shows(screen.element, 'Enter a URL that begins with https://')
    type(address, 'http://127.0.0.1:9')
    await send(screen)
    await screen.find('dialog', 'Send to http://127.0.0.1:9?')
    ;(await screen.find('button', 'Send there')).click()
    await shows(screen.element, '127.0.0.1:9 does not respond.')
    await screen.isAccessible()
  })

  it('closes on Escape, keeps what was entered, and has method and address in view', async () => {
    const world = await withResponses({})
    const screen = await trying(world, 'getPier')
    const id = await screen.field('id (required)')
    type(id, 'north')
    const form = await screen.find('form', 'Try it')
    await waitUntil(() => /GET.*[/]piers[/]north/.test(form.textContent ?? ''))
    id.focus()
    id.scrollIntoView({ block: 'end' })
    const bar = (await screen.find('button', 'Send')).getBoundingClientRect()
    expect(bar.top).to.be.within(0, window.innerHeight - bar.height)
    await sendKeys({ press: 'Escape' })
    await screen.gone('form', 'Try it')
    const button = await screen.find('button', 'Try it')
    await waitUntil(() => document.activeElement === button)
    button.click()
    expect((await screen.field('id (required)')).value).to.equal('north')
  })

  it('closes again, and is not there where the page hides it', async () => {
    const world = await withResponses({})
    const screen = await trying(world, 'getPier')
    ;(await screen.find('button', 'Close')).click()
    const button = await screen.find('button', 'Try it')
    await waitUntil(() => document.activeElement === button, 'the focus is back where it was')
    screen.element.remove()
    const hidden = opened(world, 'getPier', 'hide-try-it')
    await hidden.find('region', 'Request sample')
    expect(hidden.all('button', 'Try it')).to.deep.equal([])
  })
})
