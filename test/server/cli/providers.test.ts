import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { testFolder } from '../../support/server/folder'
import { freePort } from '../../support/server/free-port'
import { clientSecret, startIdentityProvider } from '../../support/server/identity-provider'
import { portalServer } from '../../support/server/processes'

test('providers check tries issuer, keys and clock of each provider, and shows no secret', async (t) => {
  const provider = await startIdentityProvider([])
  t.after(() => provider.close())
  const nowhere = await freePort()
  const settings = `name: Harbour
sign_in:
  providers:
    - { name: harbour, issuer: '${provider.issuer}', client_id: portal }
    - { name: night-watch, issuer: 'http://localhost:${nowhere}', client_id: portal }
`
  const { path } = await testFolder(t, { 'content/portal.yaml': settings })
  const run = async (...args: string[]) => {
    const { code, out, err } = await portalServer(t, args, {
      DATA_DIR: join(path, 'data'),
      SSO_HARBOUR_CLIENT_SECRET: clientSecret,
      SSO_HARBOR_CLIENT_SECRET: clientSecret,
    })
    assert.doesNotMatch(out + err, new RegExp(clientSecret))
    return { code, out }
  }
  assert.equal((await run('migrate')).code, 0)
  assert.equal((await run('import', join(path, 'content'))).code, 0)

  const all = await run('providers', 'check')
  assert.equal(all.code, 4)
  for (const line of [
    /^ok +sso +harbour: http:\S+ describes itself\. It offers logout and back-channel logout\.$/m,
    /^ok +sso +harbour: it has 1 signing key\.$/m,
    /^ok +sso +harbour: the clocks differ by \d+ s; 60 s are tolerated\.$/m,
    /^ok +sso +harbour: SSO_HARBOUR_CLIENT_SECRET is set\.$/m,
    /^failed +sso +night-watch: http:\/\/localhost:\d+ cannot be read: .*ECONNREFUSED/m,
  ])
    assert.match(all.out, line)
  assert.equal((await run('providers', 'check', 'harbour')).code, 0)

  const check = await run('check')
  assert.match(check.out, /^failed +sso +night-watch: /m)
  assert.match(check.out, /^warning +sso +SSO_HARBOR_CLIENT_SECRET belongs to no identity provider/m)
})
