import { expect } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { Dialog } from '../../../src/ui/dialogs/dialog'
import { ToastStore } from '../../../src/ui/dialogs/toast-store'
import { Toasts } from '../../../src/ui/dialogs/toasts'
import { after } from '../../support/after'
import { defineScreen, textOf, waitUntil } from '../../support/mount'
import { type Screen, show } from '../../support/screen'

/** A tag that has nothing but its messages. */
function container(attributes = ''): { screen: Screen; store: ToastStore } {
  const store = new ToastStore()
  const { tag } = defineScreen(() => <Toasts store={store} />)
  return { screen: show(`<${tag} lang="en" ${attributes}></${tag}>`), store }
}

const rendered = (screen: Screen) => waitUntil(() => screen.element.querySelector('.pe-toasts'))
const texts = (screen: Screen) =>
  Array.from(screen.element.querySelectorAll('.pe-toast-text'), (text) => text.textContent)
const gone = (screen: Screen) => waitUntil(() => texts(screen).length === 0, 'no message')

describe('toasts', () => {
  for (const theme of ['light', 'dark']) {
    it(`are of five kinds, and only the urgent ones interrupt, ${theme}`, async () => {
      const { screen, store } = container(`theme="${theme}"`)
      await rendered(screen)
      for (const kind of ['info', 'success', 'warning', 'danger', 'system'] as const)
        store.show(kind, `A ${kind}.`)
      expect((await screen.find('alert')).textContent).to.equal('A warning.A danger.')
      expect((await screen.find('status')).textContent).to.equal('A info.A success.A system.')
      await screen.isAccessible()
    })
  }

  it('go by themselves after three seconds when they tell of a success, and not before', async () => {
    const { screen, store } = container()
    await rendered(screen)
    const shortlyBefore = after(2_900).then(() => texts(screen).join())
    store.show('success', 'Saved.')
    await waitUntil(() => texts(screen).join() === 'Saved.')
    await gone(screen)
    expect(await shortlyBefore).to.equal('Saved.')
  })

  it('stay while they are pointed at', async () => {
    const { screen, store } = container()
    await rendered(screen)
    store.show('success', 'Saved.')
    store.show('info', 'The clock of the test.')
    await waitUntil(() => texts(screen).length === 2)
    const box = (screen.element.querySelector('.pe-toast') as Element).getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(box.x + 20), Math.round(box.y + 10)] })
    // Longer than a success stays.
    await after(3_300)
    expect(texts(screen)).to.include('Saved.')
    await resetMouse()
    await waitUntil(() => !texts(screen).includes('Saved.'), 'gone')
    expect(texts(screen)).to.deep.equal(['The clock of the test.'])
  })

  it('lie above the shade of a dialog that is opened after them', async () => {
    const store = new ToastStore()
    const Screen = () => {
      const [isOpen, setOpen] = useState(false)
      return (
        <>
          <Toasts store={store} />
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {isOpen && (
            <Dialog title="A dialog" level={2} actions={null}>
              Its content
            </Dialog>
          )}
        </>
      )
    }
    const { tag } = defineScreen(Screen)
    const screen = show(`<${tag} lang="en" theme="light"></${tag}>`)
    store.show('danger', 'Not saved.')
    await waitUntil(() => texts(screen).length === 1)
    // The top layer is painted in the order in which its elements entered it.
    const order: string[] = []
    const isDialogOpen = () => screen.element.querySelector('dialog[open]') !== null
    screen.element.querySelector('.pe-toasts')?.addEventListener('beforetoggle', (event) => {
      if ((event as ToggleEvent).newState === 'open') order.push(isDialogOpen() ? 'above' : 'below')
    })
    await screen.press('Open')
    await waitUntil(() => isDialogOpen() && order.length > 0)
    expect(order.at(-1)).to.equal('above')
    expect(screen.element.querySelector('.pe-toasts')?.matches(':popover-open')).to.be.true
    await waitUntil(() => texts(screen).includes('Not saved.'))
  })

  it('are closed by keyboard, each for itself', async () => {
    const { screen, store } = container()
    await rendered(screen)
    store.show('danger', 'Not saved.')
    ;(await screen.find('button', 'Close')).focus()
    await sendKeys({ press: 'Enter' })
    await gone(screen)
    expect(textOf(screen.element)).to.equal('')
  })

  it('go on counting once the one that had the focus is closed', async () => {
    const { screen, store } = container()
    await rendered(screen)
    store.show('success', 'Saved.')
    store.show('danger', 'Not sent.')
    await waitUntil(() => screen.all('button', 'Close').length === 2)
    screen.all('button', 'Close')[1]?.focus()
    await sendKeys({ press: 'Enter' })
    await gone(screen)
  })

  it('stand above an open dialog', async () => {
    const { screen, store } = container()
    await rendered(screen)
    const dialog = document.createElement('dialog')
    screen.element.parentElement?.append(dialog)
    dialog.showModal()
    store.show('system', 'A new version is out.')
    await waitUntil(() => screen.element.querySelector('.pe-toasts')?.matches(':popover-open'))
  })

  it('give way to newer ones when there are many, and show markup as it stands', async () => {
    const { screen, store } = container()
    await rendered(screen)
    for (let number = 1; number <= 7; number += 1) store.show('info', `<b>${number}</b>`)
    await waitUntil(() => texts(screen).length === 5)
    expect(texts(screen)).to.deep.equal([3, 4, 5, 6, 7].map((number) => `<b>${number}</b>`))
  })
})
