import { isBlocked } from '../support/screen'
import { expect } from '@open-wc/testing'
import { type FormOptions, formPage } from '../support/form'
import { nextEvent, waitUntil } from '../support/mount'
import { userForms } from '../support/portal'

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const robin = 'robin@example.com'

interface ManagedForm {
  tag: string
  success: string
  options?: FormOptions
  /** What a manager finds by `name` and `autocomplete`, and writes. Undefined: it is there already. */
  fields: readonly [name: string, autocomplete: string, value: string | undefined][]
  /** Pressed by the person: a manager does not. */
  tick?: string
}

const forms: readonly ManagedForm[] = [
  {
    tag: 'portal-register',
    success: 'register-success',
    fields: [
      ['fullName', 'name', 'Robin Shaw'],
      ['organization', 'organization', 'Harbour'],
      ['email', 'username', robin],
      ['password', 'new-password', 'Portal-demo-2'],
    ],
    tick: 'agreement',
  },
  {
    tag: 'portal-forgot-password',
    success: 'forgot-password-success',
    fields: [['email', 'username', robin]],
  },
  {
    tag: 'portal-reset-password',
    success: 'reset-password-success',
    options: { query: `?token=${token}&email=${robin}` },
    fields: [
      ['username', 'username', undefined],
      ['password', 'new-password', 'Portal-demo-2'],
      ['confirmPassword', 'new-password', 'Portal-demo-2'],
    ],
  },
  {
    tag: 'portal-change-password',
    success: 'change-password-success',
    options: { attributes: `email="${robin}"` },
    fields: [
      ['username', 'username', undefined],
      ['oldPassword', 'current-password', 'Portal-demo-1'],
      ['newPassword', 'new-password', 'Portal-demo-2'],
      ['confirmPassword', 'new-password', 'Portal-demo-2'],
    ],
  },
  {
    tag: 'portal-accept-invitation',
    success: 'accept-invitation-success',
    options: { query: `?token=${token}&email=${robin}` },
    fields: [
      ['fullName', 'name', 'Robin Shaw'],
      ['email', 'username', undefined],
      ['password', 'new-password', 'Portal-demo-2'],
    ],
  },
]

for (const { tag, success, options = {}, fields, tick } of forms) {
  for (const shadow of ['', 'shadow']) {
    it(`a manager fills <${tag} ${shadow}> from outside, and a submit event tells it to remember`, async () => {
      const api = await userForms({ accounts: { [robin]: 'Portal-demo-1' }, tokens: { [token]: robin } })
      const body = JSON.stringify({ username: robin, password: 'Portal-demo-1' })
      await fetch(`${api.url}/api/v1/authenticate`, { method: 'POST', body, credentials: 'include' })
      const attributes = `${options.attributes ?? ''} ${shadow}`
      const { screen } = await formPage(tag, { ...options, url: api.url, attributes })
      const form = screen.element.querySelector('form')!
      expect(form.getRootNode()).to.equal(document)

      for (const [name, autocomplete, value] of fields) {
        const field = form.querySelector<HTMLInputElement>(`input[name=${name}]`)!
        expect(field.autocomplete, name).to.equal(autocomplete)
        expect(Boolean(field.labels?.length) || field.hasAttribute('aria-label'), name).to.be.true
        if (value === undefined) expect(field.value, name).to.equal(robin)
        // The instance's own setter, as extensions of the page's world call it, which React takes for its own writing.
        else field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (tick) form.querySelector<HTMLInputElement>(`input[name=${tick}]`)?.click()

      const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!
      await waitUntil(() => !isBlocked(button), 'the button')
      const submitted = nextEvent(document, 'submit')
      const succeeded = nextEvent(screen.element, success)
      button.click()
      expect((await submitted).target).to.equal(form)
      await succeeded
      // Gone from the page: managers take that, too, for a success.
      await waitUntil(() => !form.isConnected)
    })
  }
}
