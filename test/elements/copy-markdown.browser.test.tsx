import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { copiedTexts } from '../support/clipboard'
import { onWideWindow, publicPortal, reference } from '../support/ferries'
import { shows, waitUntil } from '../support/mount'
import { realPortal } from '../support/portal'
import { show } from '../support/screen'

onWideWindow()
const copied = copiedTexts()
const label = 'Copy page as Markdown'

const guide = '---\ntitle: Start\n---\n\n# Start\n\n- *One* | two\n'

const documentOf = async (lang: string) => {
  const files = { 'docs/start.md': guide }
  const products = [{ folder: 'tides', product: { name: 'Tides', versions: [{ name: '1' }] }, files }]
  const portal = await realPortal({ settings: { public: true }, products })
  return show(`<portal-docs api-base-url="${portal.url}" product="tides" lang="${lang}"></portal-docs>`)
}

describe('copying a page as Markdown', () => {
  it('gives a document as its author wrote it, by keyboard too', async () => {
    const screen = await documentOf('en')
    const button = await screen.find('button', label)
    button.focus()
    await sendKeys({ press: 'Enter' })
    await shows(screen.element, 'Copied to clipboard')
    expect(copied).to.deep.equal(['# Start\n\n- *One* | two\n'])
    expect(document.activeElement).to.equal(button)
    await screen.isAccessible()
  })

  it('gives an operation, and the overview', async () => {
    const portal = await publicPortal()
    const screen = await reference(portal, 'operation="getCrossing"')
    await screen.press(label)
    await waitUntil(() => copied.length > 0, 'the operation was copied')
    expect(copied[0]).to.match(/^# Get a crossing\n\n\*\*GET\*\* `/)
    expect(copied[0]).to.include('## Path parameters')
    await screen.isAccessible()
    const overview = await reference(portal)
    await overview.press(label)
    await waitUntil(() => copied.length > 1, 'the overview was copied')
    expect(copied[1]).to.match(/^# .*\n\nVersion /)
    expect(copied[1]).to.include('## Crossings')
  })

  it('says what is wrong if the text cannot be loaded', async () => {
    const screen = await documentOf('de')
    const button = await screen.find('button', 'Seite als Markdown kopieren')
    const { fetch } = window
    window.fetch = () => Promise.reject(new TypeError('offline'))
    try {
      button.click()
      const isSaid = () => screen.all('alert').some(({ textContent }) => textContent !== '')
      await waitUntil(isSaid, 'an alert says what is wrong')
    } finally {
      window.fetch = fetch
    }
    expect(copied).to.deep.equal([])
  })
})
