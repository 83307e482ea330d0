import { emulateMedia, setViewport } from '@web/test-runner-commands'
import fc from 'fast-check'
import { contractOf, onlyId } from '../support/contract-responses'
import { everythingIn, mount, textOf } from '../support/mount'
import { oddText } from '../support/odd-text'
import { oddWorld, type OddWorldOptions } from '../support/odd-world'
import { isBlocked, type } from '../support/screen'
import '../../elements'
import { textFaults } from '../support/text-faults'

const [source = ''] = Object.values(
  import.meta.glob<string>('../../server/portal-api.yaml', { query: '?raw', import: 'default', eager: true }),
)
const contract = contractOf(source)

interface View {
  readonly tag: string
  readonly attributes?: string
  readonly world?: OddWorldOptions
  /** Resolves when the view is there. */
  open(element: HTMLElement): Promise<unknown>
}

const application = `application="${onlyId}"`
const product = `product="${onlyId}"`

/** The accessible tree of each of hundreds of pages would take minutes: these find controls by the texts in them. */
async function until<T>(find: () => T | null | undefined | false, what: string): Promise<T> {
  const end = performance.now() + 5000
  for (;;) {
    const found = find()
    if (found) return found
    if (performance.now() > end) throw new Error(`${what} is not there`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

const shown = (text: string) => (element: HTMLElement) =>
  until(() => textOf(element).includes(text), text).catch((error: Error) => {
    throw new Error(`${error.message} in ${textOf(element).slice(0, 3000)}`)
  })

/** What can be used: with a dialog, only what is in it. */
const usable = (element: Element) => {
  const all = [...everythingIn(element)]
  const dialog = all.findLast((one) => one instanceof HTMLDialogElement && one.open)
  return dialog ? [...everythingIn(dialog)] : all
}

const buttonOf = (element: Element, name: string) =>
  usable(element).find(
    (one): one is HTMLButtonElement =>
      one instanceof HTMLButtonElement &&
      !isBlocked(one) &&
      (one.ariaLabel ?? one.textContent ?? '').includes(name),
  )

const pressed =
  (text: string, ...names: readonly string[]) =>
  async (element: HTMLElement) => {
    for (const name of names) (await until(() => buttonOf(element, name), name)).click()
    await shown(text)(element)
  }

const entered = (label: string) => async (element: HTMLElement) => {
  const field = await until(
    () =>
      [...everythingIn(element)].find(
        (one) =>
          (one instanceof HTMLInputElement && one.labels?.[0]?.textContent?.replace(/ [*]$/, '') === label) ||
          one.ariaLabel === label,
      ) as HTMLInputElement,
    label,
  )
  type(field, 'x')
}

const chosen = async (element: HTMLElement) =>
  (
    await until(
      () => usable(element).find((one): one is HTMLInputElement => one.matches('input[type=radio]')),
      'a choice',
    )
  ).click()

/** Scopes may be required, and come after the dialog. */
const scopesTicked = (element: HTMLElement) =>
  until(() => {
    for (const one of usable(element))
      if (one instanceof HTMLInputElement && one.type === 'checkbox' && !one.checked) one.click()
    return buttonOf(element, 'Get access')
  }, 'the request')

const removeOthers = (element: HTMLElement) => {
  for (const other of document.querySelectorAll('.test-area'))
    if (other !== element.parentElement) other.remove()
}

/** The first tag of a page shows its messages, which would be one that failed before. */
const alone = (element: HTMLElement) => Promise.resolve(removeOthers(element))

const inTurn =
  (...steps: readonly View['open'][]): View['open'] =>
  async (element) => {
    for (const step of steps) await step(element)
  }

const searched = (label: string) => async (element: HTMLElement) => {
  await entered(label)(element)
  await until(
    () => element.querySelector('[role=status]')?.textContent || element.textContent?.includes('result'),
    'results',
  )
}

const newKey = inTurn(
  pressed('Name of the credential', 'New credential'),
  entered('Name of the credential'),
  pressed('shown only once', 'Generate'),
)

const client: OddWorldOptions = { credentialType: 'client_credentials' }

const unregistered: OddWorldOptions = {
  others: () => ({
    [`GET /api/v2/applications/${onlyId}/registrations`]: {
      json: { data: [], meta: { page: { total: 0, size: 100, number: 1 } } },
    },
  }),
}

/** Access waits for a decision, which is there when it is read again. */
const decided = (status: string): OddWorldOptions => ({
  others: (successes) => {
    const path = `/api/v2/applications/${onlyId}/registrations`
    const one = successes[`GET ${path}/${onlyId}`]?.json as object
    return {
      [`POST ${path}`]: { status: 201, json: { ...one, status: 'pending' } },
      [`GET ${path}/${onlyId}`]: { json: { ...one, status } },
    }
  },
})

const asked = inTurn(pressed('New application', 'Get access'), scopesTicked)

const refused = (call: string): OddWorldOptions => ({
  ...client,
  others: (_, text) => ({
    [call]: { status: 403, json: { type: '/problems/access-denied', title: 'Forbidden', detail: text() } },
  }),
})

/** What is opened, by what readers call it. */
const views: Readonly<Record<string, View>> = {
  'the catalog': { tag: 'portal-catalog', open: shown('View documentation') },
  'the catalog as a table': {
    tag: 'portal-catalog',
    open: pressed('Details', 'Table'),
  },
  'the account menu': { tag: 'portal-header', open: pressed('Logout', 'a@example.com') },
  'the account': { tag: 'portal-account', open: shown('Last used') },
  'ending a session': { tag: 'portal-account', open: pressed('will be logged out', 'End session') },
  'the list of applications': { tag: 'portal-my-apps', open: shown('Created') },
  'deleting an application': { tag: 'portal-my-apps', open: pressed('cannot be undone', 'Delete') },
  'an application': { tag: 'portal-application', attributes: application, open: shown('Unregister') },
  'renaming a credential': {
    tag: 'portal-application',
    attributes: application,
    open: pressed('Rename credential', 'Rename'),
  },
  'revoking a credential': {
    tag: 'portal-application',
    attributes: application,
    open: pressed('If you revoke', 'Revoke'),
  },
  'a new key': { tag: 'portal-application', attributes: application, open: newKey },
  'a new key that was not copied': {
    tag: 'portal-application',
    attributes: application,
    open: inTurn(newKey, pressed('You have not copied it', 'Done')),
  },
  'the secret of a new application': {
    tag: 'portal-application-form',
    world: client,
    open: inTurn(entered('Name'), pressed('shown only once', 'Create application')),
  },
  'another secret': {
    tag: 'portal-my-apps',
    world: client,
    open: inTurn(pressed('stops working', 'Refresh secret'), pressed('shown only once', 'Refresh secret')),
  },
  'a secret that could not be replaced': {
    tag: 'portal-my-apps',
    world: refused(`POST /api/v2/applications/${onlyId}/refresh-token`),
    open: inTurn(
      pressed('stops working', 'Refresh secret'),
      pressed('Failed to refresh secret', 'Refresh secret'),
    ),
  },
  'an application that could not be deleted': {
    tag: 'portal-my-apps',
    world: refused(`DELETE /api/v2/applications/${onlyId}`),
    open: inTurn(
      pressed('cannot be undone', 'Delete'),
      pressed('Failed to delete application', 'Delete application'),
    ),
  },
  'the message about a registration from an application': {
    tag: 'portal-application',
    attributes: application,
    world: unregistered,
    open: inTurn(
      alone,
      pressed('Choose a product first', 'Get access to an API'),
      chosen,
      pressed('Get access', 'Continue'),
      // A deprecated version is not chosen by itself.
      chosen,
      scopesTicked,
      pressed('has access to', 'Get access'),
    ),
  },
  'the message about a registration from a version': {
    tag: 'portal-spec',
    attributes: product,
    open: inTurn(
      alone,
      pressed('Get access to', 'Get access'),
      scopesTicked,
      pressed('has access to', 'Get access'),
    ),
  },
  unregistering: {
    tag: 'portal-application',
    attributes: application,
    open: pressed('If you unregister', 'Unregister'),
  },
  'registering an application': {
    tag: 'portal-application',
    attributes: application,
    open: pressed('Continue', 'Get access to an API'),
  },
  'creating an application': { tag: 'portal-application-form', open: shown('Reference ID') },
  'changing an application': {
    tag: 'portal-application-form',
    attributes: application,
    open: shown('Reference ID'),
  },
  'a dashboard': { tag: 'portal-dashboard', attributes: application, open: pressed('Reason code', '403') },
  'the versions of a dashboard': {
    tag: 'portal-dashboard',
    attributes: application,
    open: pressed('All versions', 'Product versions'),
  },
  'a document': {
    tag: 'portal-docs',
    attributes: product,
    open: (element) => until(() => element.querySelector('table'), 'table'),
  },
  'a search in documents': {
    tag: 'portal-docs',
    attributes: product,
    open: searched('Search these pages'),
  },
  'an API reference': { tag: 'portal-spec', attributes: product, open: shown('Client credentials') },
  'an operation': { tag: 'portal-spec', attributes: `${product} operation="x"`, open: shown('Request body') },
  'trying an operation': {
    tag: 'portal-spec',
    attributes: `${product} operation="x"`,
    open: pressed('Send', 'Try it'),
  },
  'a model': {
    tag: 'portal-spec',
    attributes: `${product} operation="schemas/Berth"`,
    open: shown('Expand all'),
  },
  'a group': {
    tag: 'portal-spec',
    attributes: `${product} operation="tags/one"`,
    open: shown('1 operation'),
  },
  'a search in a reference': {
    tag: 'portal-spec',
    attributes: product,
    open: searched('Search operations and models'),
  },
  'registering for a version': {
    tag: 'portal-spec',
    attributes: product,
    open: pressed('New application', 'Get access'),
  },
  'the way to access': {
    tag: 'portal-get-access',
    attributes: product,
    open: pressed('New application', 'Get access'),
  },
  'a key, and a first request with it': {
    tag: 'portal-get-access',
    attributes: product,
    open: inTurn(
      asked,
      pressed('shown only once', 'Get access'),
      pressed('WWWWW', 'Show Key', 'Show secrets'),
    ),
  },
  'a request for access under review': {
    tag: 'portal-get-access',
    attributes: product,
    world: decided('pending'),
    open: inTurn(asked, pressed('This dialog goes on', 'Get access')),
  },
  'a request for access that was rejected': {
    tag: 'portal-get-access',
    attributes: product,
    world: decided('rejected'),
    open: inTurn(asked, pressed('Reason: ', 'Get access')),
  },
  'the portal': {
    tag: 'portal-app',
    attributes: `history="memory" path="/application/${onlyId}"`,
    open: async (portal) =>
      shown('Unregister')(
        await until(
          () =>
            [...everythingIn(portal)].find(
              (one): one is HTMLElement => one.localName === 'portal-application',
            ),
          'its screen',
        ),
      ),
  },
}

/** Of each view in each width: more than 300 pages in all. */
const CASES = 6

const someTexts = fc.array(oddText, { minLength: 1, maxLength: 4 })

/** Messages belong to the page, so they would be there in the next view. */
function closeMessages(element: Element): void {
  for (const one of everythingIn(element))
    if (one instanceof HTMLButtonElement && one.closest('.pe-toasts')) one.click()
}

async function faultsOf(
  { tag, attributes = '', world: options, open }: View,
  texts: readonly string[],
): Promise<string[]> {
  const world = await oddWorld(contract, texts, options)
  const element = mount<HTMLElement>(`<${tag} api-base-url="${world.url}" lang="en" ${attributes}></${tag}>`)
  element.addEventListener('navigate', (event) => event.preventDefault())
  await open(element)
  const faults = textFaults(element, world.names)
  if (faults.length === 0) closeMessages(element)
  removeOthers(element)
  // What is wrong stays for the picture of the failure.
  if (faults.length === 0) element.parentElement?.remove()
  return faults
}

before(() => emulateMedia({ reducedMotion: 'reduce' }))
after(() => emulateMedia({ reducedMotion: 'no-preference' }))

for (const width of [1280, 390])
  describe(`names of any length and direction, ${width} px wide`, () => {
    before(() => setViewport({ width, height: 800 }))
    after(() => setViewport({ width: 800, height: 600 }))

    for (const [name, view] of Object.entries(views))
      it(`fit into ${name}`, () =>
        // A failure prints the seed, and is told with the shortest texts that were found in this time.
        fc.assert(
          fc.asyncProperty(someTexts, async (texts) => {
            const faults = await faultsOf(view, texts)
            if (faults.length > 0) throw new Error(faults.join('\n'))
          }),
          {
            numRuns: CASES,
            interruptAfterTimeLimit: 15_000,
            markInterruptAsFailure: false,
            includeErrorInReport: true,
          },
        ))
  })
