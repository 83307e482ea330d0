import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { testFolder } from '../../support/server/folder'
import { robin } from '../../support/server/sample-data'
import { realPortal } from '../../support/server/portal'
import { portalServer } from '../../support/server/processes'
import { until } from '../../support/server/until'
import type { PortalVisitor } from '../../support/server/visitor'

const kim = { email: 'kim@elsewhere.example', password: 'Correct-horse-2' }

function flagsText(defaultVariant: 'on' | 'off', targeting: object = {}): string {
  const applications = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant, targeting }
  return JSON.stringify({ flags: { applications } })
}

async function portalWith(t: TestContext, text: string, settings: Record<string, unknown> = {}) {
  const folder = await testFolder(t, { 'flags.json': text })
  const portal = await realPortal({
    settings,
    developers: [robin, kim],
    environment: { FLAGS_FILE: join(folder.path, 'flags.json') },
  })
  t.after(() => portal.close())
  return { portal, edit: (edited: string | null) => folder.write({ 'flags.json': edited }) }
}

async function flagsOf(visitor: PortalVisitor): Promise<Record<string, boolean>> {
  const response = await visitor.get('/api/v2/portal')
  return ((await response.json()) as { feature_flags: Record<string, boolean> }).feature_flags
}

const forRobin = { if: [{ '==': [{ var: 'email' }, robin.email] }, 'on', 'off'] }
const forVisitors = { if: [{ '==': [{ var: 'targetingKey' }, 'anonymous'] }, 'on', 'off'] }

test('each caller gets the flags of that caller, also after requests of others', async (t) => {
  const { portal } = await portalWith(t, flagsText('off', forRobin), {
    flags: { applications: true, old: true },
  })
  const [chosen, other] = [await portal.signedIn(robin), await portal.signedIn(kim)]
  assert.deepEqual(await flagsOf(chosen), { applications: true })
  assert.deepEqual(await flagsOf(other), { applications: false })
  assert.deepEqual(await flagsOf(portal.visitor()), { applications: false })
  assert.deepEqual(await flagsOf(chosen), { applications: true })
})

test('visitors share one key', async (t) => {
  const { portal } = await portalWith(t, flagsText('off', forVisitors))
  assert.deepEqual(await flagsOf(portal.visitor()), { applications: true })
  assert.deepEqual(await flagsOf(await portal.signedIn(robin)), { applications: false })
})

test('rules see portal, organization and feature set, for developers and visitors alike', async (t) => {
  const { portal, edit } = await portalWith(t, flagsText('off'))
  const context = (await (await portal.visitor().get('/api/v2/portal')).json()) as Record<string, string>
  const { portal_id, org_id, featureset_id: feature_set } = context
  const known = Object.entries({ portal_id, org_id, feature_set })
  const isThisPortal = { and: known.map(([name, value]) => ({ '==': [{ var: name }, value] })) }
  await edit(flagsText('off', { if: [isThisPortal, 'on', 'off'] }))
  const developer = await portal.signedIn(robin)
  await until(async () => (await flagsOf(developer)).applications === true, 'the rule holds for a developer')
  assert.deepEqual(await flagsOf(portal.visitor()), { applications: true })
  assert.ok(known.every(([, value]) => value))
})

test('a flag whose value is neither true nor false is off', async (t) => {
  const name = { state: 'ENABLED', variants: { new: 'Harbour' }, defaultVariant: 'new' }
  const { portal } = await portalWith(t, JSON.stringify({ flags: { name } }))
  assert.deepEqual(await flagsOf(portal.visitor()), { name: false })
})

test('an edit takes effect without a restart; a broken one is logged once and changes nothing', async (t) => {
  const { portal, edit } = await portalWith(t, flagsText('off'))
  const visitor = portal.visitor()
  await edit(flagsText('on'))
  await until(async () => (await flagsOf(visitor)).applications === true, 'the flag was on')

  const warnings = () =>
    portal.log.map(({ msg }) => String(msg)).filter((line) => line.includes('FLAGS_FILE'))
  await edit('{ "flags": ')
  await until(() => warnings().length > 0, 'the broken file was logged')
  assert.match(
    warnings()[0] ?? '',
    /^FLAGS_FILE \S+flags\.json has .*not JSON.* The flags stay as they were\.$/,
  )
  assert.deepEqual(await flagsOf(visitor), { applications: true })

  await edit(flagsText('off'))
  await until(async () => (await flagsOf(visitor)).applications === false, 'the corrected file was read')
  assert.equal(warnings().length, 1)

  await edit(null)
  await until(() => warnings().length > 1, 'the missing file was logged')
  assert.deepEqual(await flagsOf(visitor), { applications: false })
})

for (const [what, text, reason] of [
  ['is missing', null, /it cannot be read \(ENOENT\)/],
  ['is not JSON', '{', /it is not JSON/],
  ['defines no flags', '{}', /the file must have required property 'flags'/],
  ['has a flag without variants', '{"flags":{"a":{"state":"ENABLED"}}}', /\/flags\/a must have .*'variants'/],
  [
    'names a variant that there is not',
    '{"flags":{"a":{"state":"ENABLED","variants":{"on":true},"defaultVariant":"of"}}}',
    /Default variant of missing/,
  ],
] as const) {
  test(`a file that ${what} ends the start with one sentence`, async (t) => {
    const folder = await testFolder(t, { 'flags.json': text })
    const FLAGS_FILE = join(folder.path, 'flags.json')
    const outcome = await portalServer(t, ['start'], { PORT: '0', DATA_DIR: ':memory:', FLAGS_FILE })
    assert.equal(outcome.code, 3)
    assert.match(outcome.err, /^FLAGS_FILE \S+flags\.json has no usable flags: [^\n]+\.\n$/)
    assert.match(outcome.err, reason)
  })
}
