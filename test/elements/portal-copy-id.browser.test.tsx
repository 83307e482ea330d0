import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { after } from '../support/after'
import { nextEvent, shows, textOf, waitUntil } from '../support/mount'
import { type Screen, show } from '../support/screen'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

function widget(attributes: string, lang = 'en'): Screen {
  return show(`<portal-copy-id lang="${lang}" ${attributes}></portal-copy-id>`)
}

/** A clipboard that a page may or may not use; the browser's own asks for a permission that tests cannot give. */
function clipboard(writeText?: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  })
}

function workingClipboard(): string[] {
  const written: string[] = []
  clipboard((text) => Promise.resolve(void written.push(text)))
  return written
}

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

describe('an identifier', () => {
  const formats = [
    { format: 'uuid', shown: '0f8fad5b-d9cb-4…' },
    { format: 'hidden', shown: '' },
    { format: 'redacted', shown: '*****' },
    { format: 'deleted', shown: '*0f8fa' },
  ]
  for (const { format, shown } of formats) {
    it(`is shown as ${format}, and copied as a whole`, async () => {
      const written = workingClipboard()
      const screen = widget(`value="${id}" format="${format}"`)
      const button = await screen.find('button', 'Copy ID')
      expect(textOf(screen.element)).to.equal(shown)
      const copied = nextEvent<{ ok: boolean }>(document, 'id-copied')
      button.click()
      expect((await copied).detail).to.deep.equal({ ok: true })
      expect(written).to.deep.equal([id])
    })
  }

  it('of no more than 15 characters is shown whole', async () => {
    const screen = widget('value="123456789012345"')
    await screen.find('button', 'Copy ID')
    expect(textOf(screen.element)).to.equal('123456789012345')
    screen.element.setAttribute('value', '1234567890123456')
    await shows(screen.element, '123456789012345…')
  })

  it('that is missing shows nothing to copy', async () => {
    const screen = widget('')
    screen.element.setAttribute('value', id)
    await screen.find('button', 'Copy ID')
    screen.element.removeAttribute('value')
    await screen.gone('button')
    expect(textOf(screen.element)).to.equal('')
  })

  it('that holds markup is shown as it stands', async () => {
    const screen = widget('value="&lt;img src=x&gt;"')
    await shows(screen.element, '<img src=x>')
    expect(screen.element.querySelector('img')).to.equal(null)
  })
})

describe('copying', () => {
  it('by keyboard says that it is done, and falls silent again', async () => {
    workingClipboard()
    const screen = widget(`value="${id}" label="Client ID"`)
    const button = await screen.find('button', 'Copy Client ID')
    await shows(screen.element, 'Client ID')
    button.focus()
    const status = await screen.find('status')
    const shortlyBefore = after(1_000).then(() => status.textContent)
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => status.textContent === 'Copied to clipboard')
    expect(document.activeElement).to.equal(button)
    await screen.isAccessible()
    await waitUntil(() => status.textContent === '', 'silent again')
    expect(await shortlyBefore).to.equal('Copied to clipboard')
  })

  for (const [reason, prepare] of [
    ['forbidden', () => clipboard(() => Promise.reject(new DOMException('No.', 'NotAllowedError')))],
    ['not there', () => clipboard()],
  ] as const) {
    it(`says that it failed when the clipboard is ${reason}`, async () => {
      prepare()
      const screen = widget(`value="${id}"`)
      const copied = nextEvent<{ ok: boolean }>(screen.element, 'id-copied')
      ;(await screen.find('button')).click()
      expect((await copied).detail).to.deep.equal({ ok: false })
      await shows(screen.element, 'Failed to copy id to clipboard')
    })
  }

  it('speaks the language of the page', async () => {
    workingClipboard()
    const screen = widget(`value="${id}" theme="dark"`, 'de')
    ;(await screen.find('button', 'ID kopieren')).click()
    await shows(screen.element, 'In die Zwischenablage kopiert')
    await screen.isAccessible()
  })
})
