import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { ApiCaller, startDemoApis } from '../support/demo-api'

interface Station {
  id: string
  region: string
  offers: string[]
}

interface Hour {
  time: string
  temperature: number
}

describe('Coast Forecast', () => {
  let apis: Awaited<ReturnType<typeof startDemoApis>>
  let coast: ApiCaller
  const path = { station_id: 'north-mole' }

  before(async () => {
    apis = await startDemoApis()
    coast = new ApiCaller('demo/content/coast-forecast/versions/v1/openapi.yaml', apis.url)
  })
  after(async () => {
    await apis.close()
    assert.deepEqual(coast.uncalled, [], 'every operation was called')
  })

  const stations = async (query: string) => {
    const { body } = await coast.call('listStations', { query })
    return body as { data: Station[]; page: { total: number } }
  }

  it('lists stations by region, by what they offer, and page by page', async () => {
    const all = await stations('')
    const tidal = await stations('region=islands&offers=tides&offers=observations')
    assert.deepEqual(
      tidal.data.map(({ id }) => id),
      ['seal-sound'],
    )
    const second = await stations('size=4&page=2')
    assert.deepEqual(second.data, all.data.slice(4, 8))
    assert.equal(second.page.total, all.data.length)
    assert.deepEqual((await stations('page=9')).data, [])
  })

  it('names every parameter that is wrong at once', async () => {
    const { status, body } = await coast.call('listStations', { query: 'size=99&region=moon&color=red' })
    assert.equal(status, 400)
    const { invalid_parameters: invalid } = body as { invalid_parameters: { name: string; reason: string }[] }
    assert.deepEqual(
      invalid.map(({ name, reason }) => `${name} ${reason}`),
      [
        'region must be one of bay, islands, open-coast',
        'size must be at most 50',
        'color is not known here',
      ],
    )
  })

  it('shows a station, and says when there is none', async () => {
    const { body } = await coast.call('getStation', { path })
    assert.equal((body as Station).id, 'north-mole')
    assert.equal((await coast.call('getStation', { path: { station_id: 'north-pole' } })).status, 404)
    assert.equal((await coast.call('getStation', { path: { station_id: 'North Mole' } })).status, 400)
  })

  it('forecasts as far as asked, in the units asked for', async () => {
    const metric = (await coast.call('getForecast', { path, query: 'days=3&step=6' })).body as {
      hours: Hour[]
    }
    assert.equal(metric.hours.length, 12)
    const imperial = (await coast.call('getForecast', { path, query: 'days=3&step=6&units=imperial' })).body
    const [first] = (imperial as { hours: Hour[] }).hours
    assert(Math.abs(first!.temperature - (metric.hours[0]!.temperature * 1.8 + 32)) < 0.2)
    assert.equal((await coast.call('getForecast', { path, query: 'days=8' })).status, 400)
    assert.equal((await coast.call('getForecast', { path, query: 'step=2' })).status, 400)
  })

  it('answers an unchanged forecast with 304', async () => {
    const { headers } = await coast.call('getForecast', { path })
    const again = await coast.call('getForecast', {
      path,
      headers: { 'if-none-match': headers.get('etag')! },
    })
    assert.equal(again.status, 304)
  })

  it('tells the tides of a day, in turn, also as a table', async () => {
    const { body } = await coast.call('getTides', { path, query: 'date=2026-03-01' })
    const { turns } = body as { turns: { kind: string; height: number }[] }
    assert(turns.length >= 3)
    turns.slice(1).forEach(({ kind }, i) => assert.notEqual(kind, turns[i]!.kind))
    const csv = await coast.call('getTides', {
      path,
      query: 'date=2026-03-01',
      headers: { accept: 'text/csv' },
    })
    assert.equal(String(csv.body).trim().split('\n').length, turns.length + 1)
    assert.equal((await coast.call('getTides', { path, query: 'date=2026-02-30' })).status, 400)
    const dry = await coast.call('getTides', { path: { station_id: 'gull-rock' } })
    assert.equal(dry.status, 404, 'a station without tides has none')
  })

  it('shows the latest measurement, with a gap where a sensor is broken', async () => {
    const { body } = await coast.call('getLatestObservation', { path: { station_id: 'seal-sound' } })
    assert.equal((body as { wind: unknown }).wind, null)
  })

  it('warns, the most severe first', async () => {
    const { body } = await coast.call('listWarnings', { query: 'minimum_severity=moderate' })
    const { data } = body as { data: { id: string; severity: string }[] }
    assert.deepEqual(
      data.map(({ severity }) => severity),
      ['severe', 'moderate'],
    )
    const details = await coast.call('getWarning', { path: { warning_id: data[0]!.id } })
    assert((details.body as { advice: string }).advice)
    assert.equal((await coast.call('getWarning', { path: { warning_id: 'wrn_0000' } })).status, 404)
  })

  it('may be called by pages on this machine only', async () => {
    const ask = async (origin: string) => {
      const response = await fetch(`${apis.url}/coast/v1/stations`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'x-api-key' },
      })
      return [
        response.headers.get('access-control-allow-origin'),
        response.headers.get('access-control-allow-headers'),
      ]
    }
    assert.deepEqual(await ask('http://localhost:4000'), ['http://localhost:4000', 'x-api-key'])
    assert.deepEqual(await ask('https://example.com'), [null, null])
    assert.deepEqual(await ask('http://localhost.example.com'), [null, null])
  })

  it('says which methods an address knows', async () => {
    const response = await fetch(`${apis.url}/coast/v1/stations`, { method: 'POST' })
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET'])
    assert.equal((await fetch(`${apis.url}/coast/v1/%zz`)).status, 404)
    assert.equal((await fetch(`${apis.url}//[`)).status, 404)
    assert.equal((await fetch(`${apis.url}/coast/v1/stations/%zz`)).status, 400)
  })
})
