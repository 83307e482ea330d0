import { expect } from '@open-wc/testing'
import { realPortal } from './portal'

it('gives a browser test a portal of its own, which is gone afterwards', async () => {
  const portal = await realPortal({ settings: { name: 'Harbour' } })
  const response = await fetch(`${portal.url}/api/v2/portal`, { credentials: 'include' })
  expect(((await response.json()) as { name: string }).name).to.equal('Harbour')
  await portal.stop()
  const failure = await fetch(`${portal.url}/api/v2/portal`).catch((error: unknown) => error)
  expect(failure).to.be.instanceOf(TypeError)
})
