import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ApiCaller, startDemoApis } from '../support/demo-api'

interface Stay {
  id: string
  state: string
  berth_id: string
}

const plan = {
  berth_id: 'A1',
  vessel: { name: 'Turnstone', length: 9, draught: 1.5 },
  arrives_at: '2030-06-01T14:00:00Z',
  departs_at: '2030-06-03T08:00:00Z',
}

describe('Berth Control', () => {
  let apis: Awaited<ReturnType<typeof startDemoApis>>
  let harbour: ApiCaller

  before(async () => {
    apis = await startDemoApis()
    harbour = new ApiCaller('demo/content/berth-control/versions/v1/openapi.yaml', apis.url)
  })
  after(async () => {
    await apis.close()
    assert.deepEqual(harbour.uncalled, [], 'every operation was called')
  })

  const planStay = (fields: object = {}) => harbour.call('planStay', { json: { ...plan, ...fields } })
  const ids = async (query: string) => {
    const { body } = await harbour.call('listBerths', { query })
    return (body as { data: { id: string }[] }).data.map(({ id }) => id)
  }

  it('finds berths by pier, by length and by the time they are free', async () => {
    assert.deepEqual(await ids('pier=C&min_length=33'), ['C7', 'C8'])
    await planStay({ berth_id: 'A2' })
    const span = 'free_from=2030-06-02T00:00:00Z&free_until=2030-06-02T12:00:00Z'
    assert(!(await ids(`pier=A&${span}`)).includes('A2'))
    assert((await ids('pier=A')).includes('A2'))
    assert.equal((await harbour.call('listBerths', { query: 'free_from=2030-06-02T00:00:00Z' })).status, 400)
  })

  it('refuses a plan that cannot be kept', async () => {
    const refused = async (fields: object) => {
      const { status, body } = await planStay(fields)
      return `${status} ${(body as { detail: string }).detail}`
    }
    assert.equal((await planStay({ berth_id: 'A4' })).status, 201)
    assert.equal(await refused({ berth_id: 'A4' }), '409 A4 is taken by Turnstone at that time.')
    assert.equal(
      await refused({ vessel: { ...plan.vessel, length: 40 } }),
      '409 A1 takes vessels of at most 12 m.',
    )
    assert.equal(
      await refused({ vessel: { ...plan.vessel, draught: 4 } }),
      '409 A1 is 2.1 m deep at low water.',
    )
    assert.match(await refused({ departs_at: plan.arrives_at }), /^400 .* must be later/)
    assert.match(await refused({ departs_at: '2031-01-01T00:00:00Z' }), /^400 .* at most 60 days/)
  })

  it('sees a vessel come, open the gate, and go', async () => {
    const stay = (await planStay()).body as Stay
    const path = { stay_id: stay.id }
    assert.equal((await harbour.call('issueGateCode', { path })).status, 409, 'no code before the arrival')
    assert.equal((await harbour.call('recordArrival', { path })).status, 200)
    assert.equal((await harbour.call('recordArrival', { path })).status, 409)
    assert.equal((await harbour.call('cancelStay', { path })).status, 409)

    const berth = (await harbour.call('getBerth', { path: { berth_id: 'A1' } })).body
    assert.equal((berth as { current_stay: Stay }).current_stay.id, stay.id)

    const issued = (await harbour.call('issueGateCode', { path, json: { hours: 12 } })).body
    const { id, digits } = issued as { id: string; digits: string }
    const listed = await harbour.call('listGateCodes', { path })
    assert(!JSON.stringify(listed.body).includes(digits), 'digits are shown once')
    const code = { ...path, code_id: id }
    assert.equal((await harbour.call('revokeGateCode', { path: code })).status, 204)
    assert.equal((await harbour.call('revokeGateCode', { path: code })).status, 404)

    assert.equal((await harbour.call('recordDeparture', { path })).status, 200)
    assert.equal(((await harbour.call('getStay', { path })).body as Stay).state, 'departed')
    assert.equal((await harbour.call('recordDeparture', { path })).status, 409)
  })

  it('forgets a canceled plan and lists the others in order', async () => {
    const { id } = (await planStay({ berth_id: 'B8' })).body as Stay
    assert.equal((await harbour.call('cancelStay', { path: { stay_id: id } })).status, 204)
    assert.equal((await harbour.call('getStay', { path: { stay_id: id } })).status, 404)
    const { body } = await harbour.call('listStays', { query: 'state=planned&size=2' })
    const { data, page } = body as { data: (Stay & { arrives_at: string })[]; page: { total: number } }
    assert(page.total >= 2)
    assert(data[0]!.arrives_at <= data[1]!.arrives_at)
  })
})
