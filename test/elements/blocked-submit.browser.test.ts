import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { browserWorld } from '../support/browser-world'
import { formPage, leave } from '../support/form'
import { shows, waitUntil } from '../support/mount'
import { isBlocked } from '../support/screen'

const forms = [
  ['portal-login', 'Log in', 'Email, Password'],
  ['portal-register', 'Sign up', 'Email, Full name'],
  ['portal-forgot-password', 'Recover password', 'Email'],
  ['portal-reset-password', 'Set password', 'New password, Confirm password'],
  ['portal-change-password', 'Change password', 'Current password, New password, Confirm password'],
  ['portal-accept-invitation', 'Create account', 'Full name, Email, Password'],
] as const

/** What a screen reader adds to the name of a button, and whether others see it. */
function reasonOf(button: HTMLElement) {
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  return {
    text: reason?.textContent,
    isSeen: reason !== null && getComputedStyle(reason).visibility === 'visible',
  }
}

for (const [tag, name, missing] of forms) {
  it(`the button of <${tag}> stays in the tab order and says what is missing`, async () => {
    const world = await browserWorld({})
    const { screen } = await formPage(tag, { url: world.url, kind: 'developer' })
    const button = await screen.find<HTMLButtonElement>('button', name)
    const text = `Still missing: ${missing}`
    await waitUntil(() => reasonOf(button).text === text, `"${text}", not "${reasonOf(button).text}"`)
    expect([isBlocked(button), button.disabled, button.tabIndex]).to.deep.equal([true, false, 0])
    expect(reasonOf(button).isSeen, 'before anyone asks').to.be.false

    ;[...screen.element.querySelectorAll<HTMLElement>('form input, form button')]
      .filter((one) => one !== button && one.tabIndex === 0 && one.compareDocumentPosition(button) & 4)
      .at(-1)
      ?.focus()
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement).to.equal(button)
    expect(reasonOf(button).isSeen, 'on focus').to.be.true
    await screen.isAccessible()
    button.blur()

    const { x, y } = button.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x) + 4, Math.round(y) + 4] })
    await waitUntil(() => reasonOf(button).isSeen, 'on hover')
    await sendMouse({ type: 'move', position: [0, 0] })
    await waitUntil(() => !reasonOf(button).isSeen, 'no longer on hover')

    button.click()
    await waitUntil(() => reasonOf(button).isSeen, 'on press')
    const spoken = [...screen.element.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
    expect(spoken).to.include(text)
    expect((await world.log()).filter(({ call }) => call.startsWith('P'))).to.deep.equal([])
  })
}

it('what is missing follows what is entered, and Enter asks as well', async () => {
  const page = await formPage('portal-register', { kind: 'developer', language: 'fr' })
  const button = await page.screen.find<HTMLButtonElement>('button', 'S’inscrire')
  await page.enter({ 'Nom complet': 'Robin' })
  await waitUntil(() => reasonOf(button).text === 'Il manque encore\u00A0: E-mail')
  ;(await page.screen.field('Nom complet')).focus()
  await sendKeys({ press: 'Enter' })
  await waitUntil(() => reasonOf(button).isSeen)
  expect(page.screen.all('alert')).to.deep.equal([])
  await page.enter({ 'E-mail': 'robin@example.com' })
  await waitUntil(() => !isBlocked(button))
  expect(button.hasAttribute('aria-describedby')).to.be.false
})

it('passwords that differ are the reason, once nothing is missing', async () => {
  const page = await formPage('portal-reset-password')
  const button = await page.screen.find<HTMLButtonElement>('button', 'Set password')
  await page.enter({ 'New password': 'Portal-demo-1', 'Confirm password': 'Portal-demo-2' })
  await waitUntil(() => reasonOf(button).text === 'The passwords do not match yet.')
})

it('a filled field says what is wrong with it once it is left, and no longer once it is right', async () => {
  const page = await formPage('portal-register', { kind: 'developer' })
  const email = await page.screen.field('Email')
  const isWrong = () => email.getAttribute('aria-invalid') === 'true'
  await page.enter({ Email: 'robin', 'Full name': 'Robin' })
  leave(email)
  await shows(page.screen.element, 'Email must be a valid email address')
  expect(isWrong()).to.be.true
  await page.screen.isAccessible()
  await page.enter({ Email: 'robin@example.com' })
  await waitUntil(() => !isWrong())
  await page.enter({ Email: '' })
  await page.enter({ Email: 'r' })
  expect(isWrong(), 'before it is left again').to.be.false
})

it('a new password that is too weak says so once it is left', async () => {
  const page = await formPage('portal-change-password')
  await page.enter({ 'New password': 'weak' })
  const field = await page.screen.field('New password')
  expect(field.hasAttribute('aria-invalid')).to.be.false
  leave(field)
  await shows(page.screen.element, 'The new password does not meet the requirements yet.')
})
