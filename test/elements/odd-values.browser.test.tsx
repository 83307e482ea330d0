import { emulateMedia, setViewport } from '@web/test-runner-commands'
import fc from 'fast-check'
import { contractOf, onlyId } from '../support/contract-responses'
import { everythingIn, mount, textOf } from '../support/mount'
import { oddText } from '../support/odd-text'
import { oddWorld } from '../support/odd-world'
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

const buttonOf = (element: Element, name: string) =>
  [...everythingIn(element)].find(
    (one): one is HTMLButtonElement =>
      one instanceof HTMLButtonElement && !isBlocked(one) && (one.textContent ?? '').includes(name),
  )

const pressed =
  (text: string, ...names: readonly string[]) =>
  async (element: HTMLElement) => {
    for (const name of names) (await until(() => buttonOf(element, name), name)).click()
    await shown(text)(element)
  }

const searched = (label: string) => async (element: HTMLElement) => {
  const field = await until(
    () =>
      [...everythingIn(element)].find(
        (one) =>
          (one instanceof HTMLInputElement && one.labels?.[0]?.textContent === label) ||
          one.ariaLabel === label,
      ) as HTMLInputElement,
    label,
  )
  type(field, 'x')
  await until(
    () => element.querySelector('[role=status]')?.textContent || element.textContent?.includes('result'),
    'results',
  )
}

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
  unregistering: {
    tag: 'portal-application',
    attributes: application,
    open: pressed('If you unregister', 'Unregister'),
  },
  'registering an application': {
    tag: 'portal-application',
    attributes: application,
    open: pressed('Continue', 'Register for an API'),
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
    open: pressed('Applications', 'Register'),
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

async function faultsOf({ tag, attributes = '', open }: View, texts: readonly string[]): Promise<string[]> {
  const world = await oddWorld(contract, texts)
  const element = mount<HTMLElement>(`<${tag} api-base-url="${world.url}" lang="en" ${attributes}></${tag}>`)
  await open(element)
  const faults = textFaults(element, world.names)
  // What is wrong stays for the picture of the failure.
  for (const other of document.querySelectorAll('.test-area'))
    if (faults.length === 0 || other !== element.parentElement) other.remove()
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
