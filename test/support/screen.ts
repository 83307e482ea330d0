import { expect } from '@open-wc/testing'
import axe from 'axe-core'
import '../../elements'
import { everythingIn, mount, waitUntil } from './mount'

interface Commons {
  aria: { getRole(element: Element): string | null }
  text: { accessibleText(element: Element): string }
  dom: { isVisibleToScreenReaders(element: Element): boolean }
}

const { commons, utils } = axe as unknown as {
  commons: Commons
  utils: { getNodeFromTree(element: Element): unknown }
}

/** Elements that a reader of the page can find, with what a screen reader calls them. */
function readable(root: Element): { element: HTMLElement; role: string | null; name: string }[] {
  axe.setup(document.documentElement)
  try {
    const parts = [root.shadowRoot ?? [], root].flat().flatMap((part) => [...everythingIn(part)])
    const seen = parts.filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        // Slots, and what stands in none of them, are not part of what is shown.
        Boolean(utils.getNodeFromTree(element)) &&
        commons.dom.isVisibleToScreenReaders(element),
    )
    return seen.map((element) => ({
      element,
      role: commons.aria.getRole(element),
      name: commons.text.accessibleText(element).trim(),
    }))
  } finally {
    axe.teardown()
  }
}

/** Whether a button cannot be pressed, or does nothing if it is. */
export const isBlocked = (button: HTMLButtonElement): boolean =>
  button.disabled || button.ariaDisabled === 'true'

export type Name = string | RegExp

const matches = (name: string, wanted: Name) =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name)

/** A screen as assistive technology exposes it. */
export interface Screen<E extends HTMLElement = HTMLElement> {
  readonly element: E
  /** All that have the role and, where one is given, the name; in the order of the page. */
  all(role: string, name?: Name): HTMLElement[]
  /** Waits for the only match; fails if there are two. */
  find<T extends HTMLElement = HTMLElement>(role: string, name?: Name): Promise<T>
  /** Presses a button once it can be pressed: what was typed may not have reached it yet. */
  press(name: Name): Promise<void>
  /** The field with a label, passwords included, which have no role. */
  field(label: string): Promise<HTMLInputElement>
  /** Waits until nothing has the role and name. */
  gone(role: string, name?: Name): Promise<void>
  /** No finding of axe, best practices for pieces of a page included. */
  isAccessible(): Promise<void>
}

/** Markup on the page, its first element being the screen that is looked at. Everything is gone when the test ends. */
export function show<E extends HTMLElement = HTMLElement>(markup: string): Screen<E> {
  const element = mount<E>(markup)
  const all = (role: string, name?: Name) =>
    readable(element)
      .filter((one) => one.role === role && (name === undefined || matches(one.name, name)))
      .map((one) => one.element)
  const described = () => readable(element).flatMap(({ role, name }) => (role ? [`${role} "${name}"`] : []))
  const find = async <T extends HTMLElement>(role: string, name?: Name) => {
    await waitUntil(() => all(role, name).length > 0, `${role} ${String(name)}`).catch(() => {
      throw new Error(`There is no ${role} ${String(name ?? '')} among: ${described().join(', ')}`)
    })
    const found = all(role, name)
    expect(found, `${role} ${String(name)}`).to.have.length(1)
    return found[0] as T
  }
  return {
    element,
    all,
    find,
    async press(name) {
      const button = await find<HTMLButtonElement>('button', name)
      await waitUntil(() => !isBlocked(button), `button ${String(name)} can be pressed`)
      button.click()
    },
    async field(label) {
      const findField = () =>
        readable(element).find((one) => one.element instanceof HTMLInputElement && one.name === label)
          ?.element
      await waitUntil(findField, `field "${label}"`)
      return findField() as HTMLInputElement
    },
    gone: (role, name) => waitUntil(() => all(role, name).length === 0, `no ${role} ${String(name)}`),
    async isAccessible() {
      // Colors in the middle of a transition have no contrast that anyone chose.
      const changes = [
        element.getAnimations({ subtree: true }),
        element.shadowRoot?.getAnimations() ?? [],
      ].flat()
      const transitions = changes.filter((change) => change instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      // Landmarks and the first heading are the matter of the page around us.
      const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }
      const { violations } = await axe.run(element, { runOnly: tags, rules, resultTypes: ['violations'] })
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      ).to.deep.equal([])
    },
  }
}

/** Sets a value past the shadow that React lays over the property. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/** Makes a choice in a list, by the label of the option. */
export function choose(list: HTMLSelectElement, optionLabel: string): void {
  const option = [...list.options].find(({ label }) => label === optionLabel)
  if (!option) throw new Error(`"${optionLabel}" is not among ${[...list.options].map(({ label }) => label)}`)
  setValue(list, option.value)
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Types into a field as a keyboard does: the value, then the event that says so. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus()
  setValue(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }))
}
