import { expect } from '@open-wc/testing'
import { markUserActive } from '../../../src/state/forms/user-status'
import { portalFor } from '../../../src/state'

const config = { apiBaseUrl: 'https://api.example', userEntity: 'developer', language: 'en' } as const

it('elements of one address and kind share session, context and bus', () => {
  const portal = portalFor(config)
  const other = portalFor({
    ...config,
    apiBaseUrl: 'https://api.example/',
    language: 'de',
    authBaseUrl: '/auth',
  })
  expect(portalFor({ ...config })).to.equal(portal)
  expect(other).not.to.equal(portal)
  expect(other.session).to.equal(portal.session)
  expect(other.context).to.equal(portal.context)
  expect(other.bus).to.equal(portal.bus)
})

it('another address or kind is another portal', () => {
  const { session } = portalFor(config)
  expect(portalFor({ ...config, apiBaseUrl: '/portal' }).session).not.to.equal(session)
  expect(portalFor({ ...config, userEntity: 'user' }).session).not.to.equal(session)
})

it('an address that is none of the web is refused with a reason', () => {
  expect(() => portalFor({ ...config, apiBaseUrl: 'javascript:alert(1)' })).to.throw(/http: or https:/)
})

it('an active account leaves its mark', async () => {
  markUserActive()
  expect(document.cookie).to.contain('userStatus=active')
  const cookie = (await cookieStore.get('userStatus')) as { expires: number; path: string } | null
  const days = ((cookie?.expires ?? 0) - Date.now()) / 86_400_000
  expect(days).to.be.within(59.9, 60.1)
  expect(cookie?.path).to.equal('/')
})
