import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import {
  call,
  createApplication,
  levels,
  strategySettings,
  type Page,
} from '../../support/server/applications'
import { robin } from '../../support/server/sample-data'
import { realPortal, type RealPortal } from '../../support/server/portal'
import type { PortalVisitor } from '../../support/server/visitor'

interface Strategy {
  name: string
  names?: Record<string, string>
}
interface Version {
  id: string
  name: string
  registration_configs: Strategy[]
}

const names = { de: 'API-Schlüssel', fr: 'Clé d’API' }
const [key, ...others] = strategySettings.auth_strategies
const settingsWith = (given: Record<string, string> | undefined) => ({
  ...strategySettings,
  auth_strategies: [{ ...key, names: given }, ...others],
})

let portal: RealPortal
let developer: PortalVisitor

before(async () => {
  portal = await realPortal({ settings: settingsWith(names), products: [levels], developers: [robin] })
  developer = await portal.signedIn(robin)
})
after(() => portal.close())

const german = { 'accept-language': 'de' }
const called = ({ name, names: given }: Strategy) => [name, given]

async function versions(): Promise<Version[]> {
  const { body } = await call<Page<Version>>(developer, 'GET /products/levels/versions', undefined, german)
  return body.data
}

it('a strategy is shown with its names by language wherever it is, beside the name that filters and files use', async () => {
  const strategies = await call<Page<Strategy>>(
    developer,
    'GET /applications/auth-strategies?filter[name][eq]=API%20key',
    undefined,
    german,
  )
  assert.deepEqual(strategies.body.data.map(called), [['API key', names]])

  const application = await createApplication(developer, 'API key', { name: 'Clock' })
  const shown = await call<{ auth_strategy: Strategy }>(developer, `GET /applications/${application.id}`)
  assert.deepEqual(called(shown.body.auth_strategy), ['API key', names])
  const listed = await call<Page<{ auth_strategy: Strategy }>>(developer, 'GET /applications')
  assert.deepEqual(
    listed.body.data.map((one) => called(one.auth_strategy)),
    [['API key', names]],
  )

  const version = (await versions()).find(({ name }) => name === '2.0')!
  assert.deepEqual(version.registration_configs.map(called), [
    ['API key', names],
    ['Portal client', undefined],
    ['Own client', undefined],
  ])
  const seen = await call<Page<{ auth_strategy: Strategy }>>(
    developer,
    `GET /products/levels/versions/${version.id}/applications?unregistered=true`,
  )
  assert.deepEqual(
    seen.body.data.map((one) => called(one.auth_strategy)),
    [['API key', names]],
  )
})

it('an import that changes only a name of a language counts as a change, and is shown at once', async () => {
  const given = async () =>
    (await versions()).flatMap(({ registration_configs: [first] }) => first?.names?.de)
  assert.deepEqual(await given(), ['API-Schlüssel', 'API-Schlüssel'])
  const renamed = { ...names, de: ' Zugangsschlüssel ' }
  await portal.import({ settings: settingsWith(renamed), products: [levels] })
  assert.deepEqual(await given(), ['Zugangsschlüssel', 'Zugangsschlüssel'])
  await portal.import({ settings: settingsWith(undefined), products: [levels] })
  assert.deepEqual(await given(), [undefined, undefined])
})
