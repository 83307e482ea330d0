import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { type BrowserWorld, browserWorld } from '../support/browser-world'
import { shows, textOf, waitUntil } from '../support/mount'
import { type Screen, show, type } from '../support/screen'
import type { Script } from '../support/scripted-api.mjs'
import { harbourApi } from '../support/try-it'

const wide = { width: 1300, height: 800 }
const phone = { width: 390, height: 800 }

beforeEach(() => setViewport(wide))

const withResponses = (responses: Script) =>
  browserWorld({ 'GET /openapi.json': { json: harbourApi }, ...responses })

async function trying(world: BrowserWorld, operation: string): Promise<Screen> {
  const screen = show(
    `<portal-spec lang="en" heading-level="1" spec-url="${world.url}/openapi.json" operation="${operation}"></portal-spec>`,
  )
  ;(await screen.find('button', 'Try it')).click()
  await screen.find('form', 'Try it')
  return screen
}

const send = async (screen: Screen) => (await screen.find('button', 'Send')).click()

const problem = (members: object, status = 400) => ({
  status,
  text: JSON.stringify({ title: 'Bad Request', status, ...members }),
  headers: { 'content-type': 'application/problem+json' },
})

/** What is said below a field. */
const errorOf = (field: HTMLElement): string => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const root = field.getRootNode() as Document | ShadowRoot
  return ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
}

describe('a request that the API refuses', () => {
  it('shows each reason at its field, and no longer once the value is changed', async () => {
    const invalid_parameters = [
      { field: 'id', reason: 'must be a number', rule: 'type', source: 'path' },
      { field: 'x-berth', reason: 'has no such berth' },
      { field: 'quay', reason: 'is closed' },
    ]
    const world = await withResponses({ 'GET /api/piers/north': problem({ invalid_parameters }) })
    const screen = await trying(world, 'getPier')
    const id = await screen.field('id (required)')
    const berth = await screen.field('X-Berth')
    type(id, 'north')
    type(berth, '9')
    await send(screen)
    await waitUntil(() => errorOf(id).includes('must be a number'), 'the reason is at the parameter')
    expect(id.getAttribute('aria-invalid')).to.equal('true')
    expect(errorOf(berth)).to.include('has no such berth')
    await shows(screen.element, 'quay: is closed')
    ;(await screen.find('button', 'Show the fields')).click()
    expect(document.activeElement).to.equal(id)
    await screen.isAccessible()

    type(id, 'south')
    await waitUntil(() => !id.hasAttribute('aria-invalid'), 'what was changed is not marked')
    expect(errorOf(berth)).to.include('has no such berth')
  })

  it('shows the reasons for a body below it, whichever way the problem document names them', async () => {
    const errors = [{ pointer: '#/depth', detail: 'is too deep' }]
    const world = await withResponses({ 'POST /api/piers': problem({ errors }, 422) })
    const screen = await trying(world, 'addPier')
    const body = await screen.find('textbox', 'application/json')
    await send(screen)
    await waitUntil(() => errorOf(body).includes('#/depth: is too deep'), 'the reason is at the body')
  })

  it('marks nothing where a response that is no problem document has such words', async () => {
    const text = JSON.stringify({ errors: [{ pointer: '#/depth', detail: 'is too deep' }] })
    const world = await withResponses({
      'POST /api/piers': { status: 200, text, headers: { 'content-type': 'application/json' } },
    })
    const screen = await trying(world, 'addPier')
    await send(screen)
    await shows(screen.element, 'is too deep')
    const body = await screen.find('textbox', 'application/json')
    expect(body.hasAttribute('aria-invalid')).to.equal(false)
  })

  it('says after a 401 which credential was sent and what to do, and never its value', async () => {
    const world = await withResponses({ 'GET /api/piers/1': problem({}, 401) })
    const screen = await trying(world, 'getPier')
    type(await screen.field('id (required)'), '1')
    await send(screen)
    await shows(screen.element, 'No credential was sent with the request.')
    await shows(screen.element, 'Enter it under Authentication, then send again: key (')
    type(await screen.field('API key: key'), 'hush-hush')
    await send(screen)
    await shows(screen.element, 'Sent with the request: key (')
    await shows(screen.element, 'Check that it is complete, not revoked')
    expect(textOf(screen.element)).not.to.include('hush-hush')
    await screen.isAccessible()
  })

  it('says after a 403 that the credential lacks permission', async () => {
    const world = await withResponses({ 'GET /api/piers/1': problem({}, 403) })
    const screen = await trying(world, 'getPier')
    type(await screen.field('id (required)'), '1')
    type(await screen.field('API key: key'), 'hush-hush')
    await send(screen)
    await shows(screen.element, 'does not permit this operation')
  })
})

describe('a response', () => {
  it('scrolls into view and is announced', async () => {
    await setViewport(phone)
    const world = await withResponses({
      'GET /api/piers/1': { json: { name: 'North' } },
    })
    const screen = await trying(world, 'getPier')
    type(await screen.field('id (required)'), '1')
    const button = await screen.find('button', 'Send')
    button.scrollIntoView({ block: 'end' })
    button.click()
    const heading = await screen.find('heading', 'Response')
    // The button stood at the lower edge, so that all below it was out of sight.
    await waitUntil(() => {
      const { top } = heading.getBoundingClientRect()
      const { bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom < phone.height / 2
    }, 'the response is in view')
    const messages = screen.all('status').map((status) => status.textContent)
    expect(messages.some((message) => /^Status 200 after /.test(message ?? ''))).to.equal(true)
    expect(screen.all('button', 'Pretty')).to.have.length(1)
    expect(screen.all('button', 'Raw')).to.have.length(1)
  })
})

describe('Try it', () => {
  it('comes before the responses on a phone, and beside them in a wide window', async () => {
    const world = await withResponses({})
    const screen = await trying(world, 'getPier')
    const top = async (role: string, name: string) =>
      (await screen.find(role, name)).getBoundingClientRect().top
    const responses = await screen.find('heading', 'Responses')
    const form = await screen.find('form', 'Try it')
    expect(responses.getBoundingClientRect().right).to.be.below(form.getBoundingClientRect().left)
    await setViewport(phone)
    await waitUntil(async () => (await top('form', 'Try it')) < (await top('heading', 'Responses')), 'before')
    // A keyboard and a screen reader meet them in the same order.
    expect(
      form.compareDocumentPosition(responses) & Node.DOCUMENT_POSITION_FOLLOWING,
      'in the document as well',
    ).not.to.equal(0)
  })
})
