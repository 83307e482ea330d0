import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contractFetch } from '../../support/server/contract'
import { freePort } from '../../support/server/free-port'
import { realPortal, type RealPortalOptions } from '../../support/server/portal'

type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>

/** Tells the story of a portal that a proxy serves at another address, over https. */
async function withPortal(options: RealPortalOptions, story: (ask: Ask) => Promise<void>): Promise<void> {
  const port = String(await freePort())
  const portal = await realPortal({ ...options, environment: { PORT: port, ...options.environment } })
  try {
    await story((path, headers = {}) =>
      contractFetch(`http://127.0.0.1:${port}/.well-known/${path}`, { redirect: 'manual', headers }),
    )
  } finally {
    await portal.close()
  }
}

const outside = { PUBLIC_URL: 'https://example.com/portal' }

describe('/.well-known/security.txt', () => {
  it('has the contact of the operator, for half a year, and names its own place', () =>
    withPortal(
      {
        environment: {
          ...outside,
          SECURITY_CONTACT: 'mailto:security@example.com, https://example.com/report',
          SECURITY_POLICY: 'https://example.com/security',
          SECURITY_LANGUAGES: 'en, de',
        },
      },
      async (ask) => {
        const response = await ask('security.txt')
        assert.equal(response.status, 200)
        assert.equal(response.headers.get('content-type'), 'text/plain; charset=utf-8')
        const text = await response.text()
        const expires = /^Expires: (\d{4}-\d\d-\d\dT00:00:00Z)$/m.exec(text)?.[1] ?? ''
        const days = (Date.parse(expires) - Date.now()) / 86_400_000
        assert.ok(days > 178 && days <= 180, expires)
        assert.equal(
          text.replace(expires, 'soon'),
          [
            'Contact: mailto:security@example.com',
            'Contact: https://example.com/report',
            'Expires: soon',
            'Preferred-Languages: en, de',
            'Canonical: https://example.com/.well-known/security.txt',
            'Policy: https://example.com/security',
            '',
          ].join('\n'),
        )
      },
    ))

  it('is not there without a contact, and names no place that is not https', async () => {
    await withPortal({}, async (ask) => {
      const response = await ask('security.txt', { accept: 'text/html' })
      assert.equal(response.status, 404)
      assert.match(String(response.headers.get('content-type')), /^application\/problem\+json/)
    })
    await withPortal({ environment: { SECURITY_CONTACT: 'tel:+1-201-555-0123' } }, async (ask) =>
      assert.match(
        await (await ask('security.txt')).text(),
        /^Contact: tel:\+1-201-555-0123\nExpires: \S+\n$/,
      ),
    )
  })
})

describe('/.well-known/change-password', () => {
  it('leads to the account page, at the address that browsers use', () =>
    withPortal({ environment: outside }, async (ask) => {
      const response = await ask('change-password', { accept: 'text/html' })
      assert.deepEqual(
        [response.status, response.headers.get('location')],
        [302, 'https://example.com/portal/account'],
      )
    }))

  for (const [what, settings] of [
    ['is public', { public: true }],
    ['has no passwords', { sign_in: { password: false, sso: true, providers: [] } }],
  ] as const)
    it(`is not there if the portal ${what}`, () =>
      withPortal({ settings }, async (ask) => assert.equal((await ask('change-password')).status, 404)))

  it('can be told from what is not there, as password managers try', () =>
    withPortal({ environment: outside }, async (ask) => {
      const unknown = 'resource-that-should-not-exist-whose-status-code-should-not-be-200'
      const { status } = await ask(unknown, { accept: 'text/html,*/*' })
      assert.equal(status, 404)
    }))
})
