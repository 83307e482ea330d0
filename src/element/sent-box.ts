/**
 * The submit in a first box before anything could handle it. The script in the page keeps it, and the element performs it once
 * it has hydrated the box. Only the last press counts.
 */

/** On the box: the position of the button among those in it. */
const sentAttribute = 'data-portal-sent'

const buttonsIn = (box: HTMLElement) => [...box.querySelectorAll('button')]

export function keepSent(box: HTMLElement, button: HTMLButtonElement): void {
  box.setAttribute(sentAttribute, String(buttonsIn(box).indexOf(button)))
}

/** A form is submitted, because its button may still look as if it were blocked. Any other button is clicked. */
export function performSent(box: HTMLElement): void {
  const position = box.getAttribute(sentAttribute)
  box.removeAttribute(sentAttribute)
  const button = position === null ? undefined : buttonsIn(box)[Number(position)]
  button?.form?.removeAttribute('aria-busy')
  if (button?.type === 'submit') button.form?.requestSubmit()
  else button?.click()
}
