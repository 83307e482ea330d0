import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Permission } from '../../../src/router/guards'
import { hostHistory } from '../../../src/router/history'
import { facts, portalAt } from '../../support/portal-at'

test('a path that no route has leads to not found', async () => {
  const { start, arrival } = portalAt('/nowhere/at/all')
  assert.equal(await arrival(start), '/404')
})

test('a visitor of a private portal ends at login, and the place asked for is remembered', async () => {
  const visitor = { facts: () => Promise.resolve({ ...facts, hasSession: false }) }
  const { start, history, arrival, remembered } = portalAt('/docs/p1/intro#b', visitor)
  assert.equal(await arrival(start), '/login')
  assert.deepEqual(remembered, ['/docs/p1/intro#b'])
  assert.equal(history.current().path, '/login')
})

test('what is left of a session ends before login shows, and the place asked for is remembered after it', async () => {
  const done: string[] = []
  const { start, arrival } = portalAt('/my-apps', {
    facts: () => Promise.resolve({ ...facts, hasSession: false, mayHaveLostSession: true }),
    endSession: async () => {
      await new Promise((resolve) => setImmediate(resolve))
      done.push('ended')
    },
    remember: (target) => done.push(target),
  })
  assert.equal(await arrival(start), '/login')
  assert.deepEqual(done, ['ended', '/my-apps'])
})

test('of two navigations in flight only the later one arrives', async () => {
  let permission: ((permission: Permission) => void) | undefined
  const slow = { askPermission: () => new Promise<Permission>((resolve) => (permission = resolve)) }
  const { navigator, start, arrivals, arrival } = portalAt('/', slow)
  await arrival(start)
  navigator.navigate('/spec/p1')
  assert.equal(await arrival(() => navigator.navigate('/my-apps')), '/my-apps')
  permission?.('granted')
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(arrivals.length, 2)
})

test('a permission call that fails shows a failure whose retry goes on to the page', async () => {
  let calls = 0
  const flaky = {
    askPermission: (): Promise<Permission> => {
      calls += 1
      return calls === 1 ? Promise.reject(new Error('down')) : Promise.resolve('granted')
    },
  }
  const { navigator, start, arrivals, arrival } = portalAt('/', flaky)
  await arrival(start)
  assert.equal(await arrival(() => navigator.navigate('/spec/p1')), 'failed')
  const failure = arrivals.at(-1)
  assert.equal(await arrival(() => failure?.status === 'failed' && failure.retry()), '/spec/p1')
})

test('guards that redirect in a circle are reported, not followed for ever', async () => {
  const circle = {
    facts: () =>
      Promise.resolve({ ...facts, loginSucceeded: true, rememberedTarget: `/my-apps?${Math.random()}` }),
  }
  const { start, arrival } = portalAt('/', circle)
  assert.equal(await arrival(start), 'failed')
})

test('a host that keeps the location is asked, and the screen follows its answer', async () => {
  const asked: string[] = []
  const history = hostHistory('/', (to) => asked.push(to))
  const { navigator, start, arrival, arrivals } = portalAt('/', {}, history)
  await arrival(start)
  navigator.navigate('/my-apps')
  await new Promise((resolve) => setImmediate(resolve))
  assert.deepEqual(asked, ['/my-apps'])
  assert.equal(arrivals.length, 1)
  assert.equal(await arrival(() => history.moveTo('/my-apps')), '/my-apps')
})
