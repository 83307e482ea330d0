import { expect } from '@open-wc/testing'
import { type Language, languages, loadMessages, messagesFor } from '../../src/i18n'
import { contractOf, onlyId } from '../support/contract-responses'
import { textOf, waitUntil } from '../support/mount'
import { oddWorld } from '../support/odd-world'
import { type Screen, show, type } from '../support/screen'
import type { Script } from '../support/scripted-api.mjs'

const [source = ''] = Object.values(
  import.meta.glob<string>('../../server/portal-api.yaml', { query: '?raw', import: 'default', eager: true }),
)
const contract = contractOf(source)

const denied = 'You do not have permission to do this'
const refusal = { status: 403, json: { type: '/problems/access-denied', title: 'Forbidden', detail: denied } }

/** Every write of the contract that a signed-in developer sends is refused. */
const refusals: Script = Object.fromEntries(
  Object.entries(contract.paths)
    .filter(([path]) => path !== '/api/v2/stats')
    .flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => ['post', 'put', 'patch', 'delete'].includes(method))
        .map((method) => [`${method.toUpperCase()} ${path.replace(/{\w+}/g, onlyId)}`, refusal]),
    ),
)

interface PortalOptions {
  readonly path: string
  readonly language?: Language
  readonly credentialType?: 'client_credentials'
  /** Other responses than the refusal. */
  readonly others?: (successes: Script) => Script
}

/** The assembled portal with one of its pages, and where it has been since. */
async function portalAt({ path, credentialType, others, language = 'en' }: PortalOptions) {
  const { url } = await oddWorld(contract, ['Tide clock'], {
    credentialType,
    others: (successes) => ({ ...refusals, ...others?.(successes) }),
  })
  const screen = show(
    `<portal-app api-base-url="${url}" lang="${language}" history="memory" path="${path}"></portal-app>`,
  )
  const paths: string[] = []
  screen.element.addEventListener('route-change', (event) =>
    paths.push((event as CustomEvent<{ path: string }>).detail.path),
  )
  await waitUntil(() => paths.length > 0, 'the page')
  return { ...screen, paths }
}

const enter =
  (label: string, value: string) =>
  async ({ find, field }: Screen) =>
    type(/password/i.test(label) ? await field(label) : await find<HTMLInputElement>('textbox', label), value)

const press =
  (...names: readonly (string | RegExp)[]) =>
  async ({ press: pressOf }: Screen) => {
    for (const name of names) await pressOf(name)
  }

interface Write extends PortalOptions {
  readonly fill: readonly ((screen: Screen) => Promise<unknown>)[]
  readonly submit: string
  /** Texts in fields afterwards, by their labels. */
  readonly kept?: Readonly<Record<string, string>>
}

const application = `/application/${onlyId}`
const applicationCall = `/api/v2/applications/${onlyId}`

/** Everything that a developer sends, by what it is. */
const writes: Readonly<Record<string, Write>> = {
  'the form of a new application': {
    path: '/application/create',
    fill: [
      enter('Name', 'Barometer'),
      enter('Description', 'Shows the pressure'),
      enter('Reference ID', 'barometer'),
    ],
    submit: 'Create application',
    kept: { Name: 'Barometer', Description: 'Shows the pressure', 'Reference ID': 'barometer' },
  },
  'the form that changes an application': {
    path: `${application}/update`,
    fill: [enter('Name', 'Barometer')],
    submit: 'Update application',
    kept: { Name: 'Barometer' },
  },
  'the change of an application that was changed elsewhere, and may no longer be read,': {
    path: `${application}/update`,
    others: (successes) => ({
      [`PATCH ${applicationCall}`]: { status: 412 },
      [`GET ${applicationCall}`]: {
        ...successes[`GET ${applicationCall}`],
        until: `PATCH ${applicationCall}`,
        then: refusal,
      },
    }),
    fill: [enter('Name', 'Barometer')],
    submit: 'Update application',
    kept: { Name: 'Barometer' },
  },
  'the name of the developer': {
    path: '/account',
    fill: [enter('Full name', 'Robin')],
    submit: 'Save',
    kept: { 'Full name': 'Robin' },
  },
  'another password': {
    path: '/account',
    fill: [
      press('Change password'),
      enter('Current password', 'x'),
      enter('New password', 'Portal-demo-1'),
      enter('Confirm password', 'Portal-demo-1'),
    ],
    submit: 'Change password',
    kept: {
      'Current password': 'x',
      'New password': 'Portal-demo-1',
      'Confirm password': 'Portal-demo-1',
    },
  },
  'the end of a session': { path: '/account', fill: [press(/^End session/)], submit: 'End session' },
  'a new credential': {
    path: application,
    fill: [press('New credential'), enter('Name of the credential', 'CI')],
    submit: 'Generate',
    kept: { 'Name of the credential': 'CI' },
  },
  'the name of a credential': {
    path: application,
    fill: [press(/^Rename/), enter('Name of the credential', 'CI')],
    submit: 'Save',
    kept: { 'Name of the credential': 'CI' },
  },
  'the revocation of a credential': {
    path: application,
    fill: [press(/^Revoke/)],
    submit: 'Revoke credential',
  },
  'another secret': {
    path: '/my-apps',
    credentialType: 'client_credentials',
    fill: [press(/^Refresh secret/)],
    submit: 'Refresh secret',
  },
  'the end of a registration': { path: application, fill: [press(/^Unregister/)], submit: 'Unregister' },
  'the deletion of an application': {
    path: application,
    fill: [press(/^Delete/)],
    submit: 'Delete application',
  },
  'a registration': {
    path: `/spec/${onlyId}/${onlyId}`,
    fill: [press('Get access for another application')],
    submit: 'Get access',
  },
}

const valueOf = async ({ field, find }: Screen, label: string) =>
  (/password/i.test(label) ? await field(label) : await find<HTMLInputElement>('textbox', label)).value

for (const [name, write] of Object.entries(writes))
  it(`${name} stays on its page with what was typed, and says why it was refused`, async () => {
    const { path, fill, submit, kept = {} } = write
    const portal = await portalAt(write)
    for (const step of fill) await step(portal)
    await portal.press(submit)
    await waitUntil(() => portal.all('alert').some((alert) => textOf(alert).includes(denied)), denied)
    for (const [label, value] of Object.entries(kept))
      expect(await valueOf(portal, label), label).to.equal(value)
    expect(portal.paths).to.deep.equal([path])
  })

it('a form says in the language of the page that it was refused, where the server gives no reason', async () => {
  for (const language of languages) {
    await loadMessages(language, ['errors', 'application-form'])
    const portal = await portalAt({
      path: '/application/create',
      language,
      others: () => ({ 'POST /api/v2/applications': { status: 403, text: '<h1>No</h1>' } }),
    })
    await waitUntil(() => portal.all('textbox').length > 0, 'the form')
    const [name] = portal.all('textbox') as HTMLInputElement[]
    if (name) type(name, 'Barometer')
    await portal.press(messagesFor({ language }, 'application-form')('create'))
    const text = messagesFor({ language }, 'errors')('forbidden')
    await waitUntil(() => portal.all('alert').some((alert) => textOf(alert).includes(text)), text)
    expect(name?.value).to.equal('Barometer')
    portal.element.remove()
  }
})
