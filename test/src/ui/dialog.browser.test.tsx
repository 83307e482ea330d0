import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useState } from 'react'
import { Button } from '../../../src/ui/basics/button'
import { ConfirmDialog } from '../../../src/ui/dialogs/confirm-dialog'
import { Dialog } from '../../../src/ui/dialogs/dialog'
import { defineScreen, waitUntil } from '../../support/mount'
import { type Screen, show } from '../../support/screen'

/** A screen with a button that asks before it acts. */
function Asking({ failure }: { failure?: string }) {
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState(0)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <p role="status">{`${done} deleted`}</p>
      {isOpen && (
        <ConfirmDialog
          title="Delete application"
          level={3}
          confirm="Delete it"
          pending={false}
          failure={failure}
          onClose={() => setOpen(false)}
          onConfirm={() => {
            setDone(done + 1)
            setOpen(false)
          }}
        >
          Are you sure?
        </ConfirmDialog>
      )}
    </>
  )
}

/** A screen whose dialog is left by its one button only. */
function Demanding({ onEscape }: { onEscape(): void }) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return <p role="status">left</p>
  return (
    <Dialog
      title="Your key"
      level={3}
      onEscape={onEscape}
      actions={<Button onClick={() => setOpen(false)}>I have stored it</Button>}
    >
      <p>secret</p>
    </Dialog>
  )
}

function shown(content: () => ReturnType<typeof Asking>, attributes = ''): Screen {
  const { tag } = defineScreen(content)
  return show(`<${tag} lang="en" ${attributes}></${tag}>`)
}

describe('a question that everything waits for', () => {
  for (const attributes of ['theme="light"', 'theme="dark" shadow']) {
    it(`takes the focus, is left with Escape, and gives the focus back (${attributes})`, async () => {
      const screen = shown(() => <Asking />, attributes)
      const opener = await screen.find('button', 'Delete')
      opener.focus()
      await sendKeys({ press: 'Enter' })
      const dialog = await screen.find<HTMLDialogElement>('dialog', 'Delete application')
      expect(dialog.matches(':modal')).to.equal(true)
      const root = dialog.getRootNode() as Document | ShadowRoot
      expect(dialog.contains(root.activeElement)).to.equal(true)
      await screen.isAccessible()
      await sendKeys({ press: 'Escape' })
      await screen.gone('dialog')
      expect(root.activeElement).to.equal(opener)
    })
  }

  it('acts when it is confirmed, and not when it is canceled', async () => {
    const screen = shown(() => <Asking />)
    for (const [result, outcome] of [
      ['Cancel', '0 deleted'],
      ['Delete it', '1 deleted'],
    ] as const) {
      ;(await screen.find('button', 'Delete')).click()
      ;(await screen.find('button', result)).click()
      await screen.gone('dialog')
      expect((await screen.find('status')).textContent).to.equal(outcome)
    }
  })

  it('says why it could not be done, and stays', async () => {
    const screen = shown(() => <Asking failure="The server could not be reached." />)
    ;(await screen.find('button', 'Delete')).click()
    expect((await screen.find('alert')).textContent).to.equal('The server could not be reached.')
    await screen.isAccessible()
  })
})

/** A dialog with more than a window has. */
const Long = () => (
  <Dialog title="Terms" level={3} onClose={() => undefined} actions={<Button>Accept</Button>}>
    {Array.from({ length: 200 }, (_, line) => (
      <p key={line}>Line {line}</p>
    ))}
  </Dialog>
)

it('a dialog that is longer than the window scrolls between its title and its buttons', async () => {
  const screen = shown(() => <Long />)
  const dialog = await screen.find<HTMLDialogElement>('dialog', 'Terms')
  const body = dialog.querySelector<HTMLElement>('.pe-dialog-body')!
  expect(dialog.getBoundingClientRect().height).to.be.at.most(innerHeight)
  expect(body.clientHeight).to.be.greaterThan(innerHeight / 3)
  expect(body.scrollHeight).to.be.greaterThan(body.clientHeight)
  // WebKit would give a body without a height of its own none: the dialog has only a largest one.
  expect(getComputedStyle(body).flexBasis).to.equal('auto')
})

it('a dialog without a way out is left by its own button only, however often Escape is pressed', async () => {
  let escapes = 0
  const screen = shown(() => <Demanding onEscape={() => (escapes += 1)} />)
  await screen.find('dialog', 'Your key')
  for (const times of [1, 2, 3]) {
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => screen.all('dialog').length === 1, `open after ${times}`)
  }
  expect(screen.all('button', 'Close')).to.have.length(0)
  expect(escapes).to.be.greaterThan(0)
  ;(await screen.find('button', 'I have stored it')).click()
  await screen.find('status', '')
  await screen.gone('dialog')
})
