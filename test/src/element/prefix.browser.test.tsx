import { expect } from '@open-wc/testing'
import { chosenTag, configure, defineElement, screenElement } from '../../../src/element'
import { consoleErrors, mount, ready, shows } from '../../support/mount'

const sample = screenElement({ tag: 'portal-sample', screen: ready(() => <p>ours</p>) })

it('another prefix names the tags, when it is chosen before the first of them', async () => {
  const errors = consoleErrors()
  configure({ prefix: 'Acme' })
  expect(chosenTag(sample)).to.equal('Acmesample')
  defineElement(sample)
  expect(errors).to.have.length(1)

  configure({ prefix: 'acme-' })
  defineElement(sample)
  expect(customElements.get('portal-sample')).to.equal(undefined)
  await shows(mount('<acme-sample></acme-sample>'), 'ours')
})
