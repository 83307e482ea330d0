import assert from 'node:assert/strict'
import { test } from 'node:test'
import { processDatabase } from '../../support/server/process-database'
import { portalServer, startedServer } from '../../support/server/processes'
import { portalVisitor } from '../../support/server/visitor'

test('an operator rotates secrets and ends sessions while the server runs, and it goes on with the new ones', async (t) => {
  const { environment } = await processDatabase(t)
  const server = await startedServer(t, environment)
  const operator = (...args: string[]) => portalServer(t, args, environment)
  const account = ['developers', 'create', 'ada@example.com', '--name', 'Ada', '--password-stdin']
  const password = 'Correct-horse-1'
  assert.equal((await portalServer(t, account, environment, password)).code, 0)
  const visitor = portalVisitor(server.url)
  const signIn = () =>
    visitor.post('/api/v2/developer/authenticate', { username: 'ada@example.com', password })
  const me = async () => (await visitor.get('/api/v2/developer/me')).status
  assert.equal((await signIn()).status, 204)
  assert.equal(await me(), 200)

  const rotated = await operator('secrets', 'rotate', '--all', '--now')
  assert.match(rotated.out, /^access-tokens: [0-9a-f]{12}; the versions of before are void\.$/m)
  // The access token is refused, and the refresh token is one of a sign-in, which nothing was derived from.
  assert.equal(await me(), 401)
  assert.equal((await visitor.post('/api/v2/developer/refresh')).status, 200)
  assert.equal(await me(), 200)
  const later = await operator('secrets', 'rotate', 'access-tokens', '--accept-old-for', '1h', '--json')
  assert.deepEqual(
    { ...(JSON.parse(later.out) as object), kid: '' },
    { name: 'access-tokens', kid: '', accepted_seconds: 3600 },
  )
  assert.equal(await me(), 200)
  assert.match(
    (await operator('secrets', 'list')).out,
    /^access-tokens {2}\w+ {2}made \S+ {2}accepted until \S+$/m,
  )
  assert.equal((await operator('sessions', 'end-all')).out, 'Ended 1 session.\n')
  assert.equal(await me(), 401)
  const usage = await operator('secrets', 'rotate')
  assert.deepEqual([usage.code, usage.err], [2, 'error: name one secret, or give --all\n'])
})
