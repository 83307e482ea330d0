import { expect } from '@open-wc/testing'
import { type Screen, show, type } from './screen'
import { waitUntil } from './mount'

const ownAddress = location.href

afterEach(() => history.replaceState(null, '', ownAddress))

export interface FormOptions {
  /** Default: the page's own origin, where no call is answered. */
  url?: string
  attributes?: string
  /** Query of the page while the form is there. */
  query?: string
  /** Default `en`. */
  language?: string
  /** Default `user`. */
  kind?: 'user' | 'developer'
  /** Properties without attributes. */
  properties?: object
}

export interface FormPage {
  readonly screen: Screen
  /** Fills fields by their labels as a keyboard does. */
  enter(values: Readonly<Record<string, string>>): Promise<void>
  press(button: string): Promise<void>
  /** Sends the form although its button may forbid it. */
  force(): void
  /** Text of the message that a screen reader speaks at once. */
  alert(): Promise<string>
}

/** A form of the kit on the page. */
export async function formPage(tag: string, options: FormOptions = {}): Promise<FormPage> {
  const { url = location.origin, attributes = '', query = '', language = 'en' } = options
  const { kind = 'user', properties = {} } = options
  if (query) history.replaceState(null, '', query)
  const always = `api-base-url="${url}" user-entity="${kind}" lang="${language}"`
  const screen = show(`<${tag} ${always} ${attributes}></${tag}>`)
  Object.assign(screen.element, properties)
  await waitUntil(() => screen.element.querySelector('form'), `a form in <${tag}>`)
  return {
    screen,
    async enter(values) {
      for (const [label, value] of Object.entries(values)) type(await screen.field(label), value)
    },
    press: (button) => screen.press(button),
    force: () =>
      screen.element
        .querySelector('form')
        ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    alert: async () => (await screen.find('alert')).textContent ?? '',
  }
}

/** Whether readers see that a field is required. */
export const isMarkedRequired = ({ labels }: HTMLInputElement): boolean =>
  [...(labels ?? [])].some((label) => getComputedStyle(label, '::after').content.includes('*'))

/** Whether fields, by their labels, are marked as wrong. */
export async function expectInvalid(screen: Screen, marks: Readonly<Record<string, boolean>>): Promise<void> {
  for (const [label, isInvalid] of Object.entries(marks)) {
    const field = await screen.field(label)
    expect(field.getAttribute('aria-invalid'), label).to.equal(isInvalid ? 'true' : null)
  }
}

/** Text of everything that describes a field to a screen reader, in the field's own root. */
export function descriptionOf(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** Leaves a field as the focus does. */
export function leave(field: HTMLElement): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
