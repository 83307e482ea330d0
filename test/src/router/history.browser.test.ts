import { expect } from '@open-wc/testing'
import { parseLocation, pathHistory } from '../../../src/router'

const ownAddress = () => location.pathname + location.search + location.hash

describe('in a page whose router keeps the address in the state of an entry, as Vue Router does,', () => {
  const address = ownAddress()
  afterEach(() => history.replaceState(null, '', address))

  it('an entry of the portal has its own address there', () => {
    history.replaceState({ current: '/portal', position: 3, scroll: null }, '', '/app/portal')
    const portal = pathHistory('/app/portal')
    portal.push(parseLocation('/spec/orders?version=2'))
    expect(history.state).to.deep.include({
      back: '/portal',
      current: '/portal/spec/orders?version=2',
      position: 4,
      replaced: false,
    })
    portal.replace(parseLocation('/docs/orders'))
    expect(ownAddress()).to.equal('/app/portal/docs/orders')
    expect(history.state).to.deep.include({ current: '/portal/docs/orders', position: 4 })
  })

  for (const state of [{ current: '/elsewhere', position: 3 }, { current: '/portal' }, { key: 'own' }, 'own'])
    it(`nothing is written to a state that says something else: ${JSON.stringify(state)}`, () => {
      history.replaceState(state, '', '/app/portal')
      const portal = pathHistory('/app/portal')
      portal.replace(parseLocation('/docs/orders'))
      expect(history.state).to.deep.equal(state)
      portal.push(parseLocation('/spec/orders'))
      expect(history.state).to.equal(null)
    })
})
