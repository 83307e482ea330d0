import { expect } from '@open-wc/testing'
import { configure } from '../../elements/loader'
import { mount, shows } from '../support/mount'

// Runs right after the loader, as a page's own module does.
configure({ prefix: 'acme-' })

it('the loader looks for tags of the chosen prefix', async () => {
  const area = mount('<div><acme-not-found></acme-not-found><portal-not-found></portal-not-found></div>')
  await shows(area.firstElementChild!, 'Sorry. We cannot find the page')
  expect(customElements.get('portal-not-found')).to.equal(undefined)
})
