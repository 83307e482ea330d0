/**
 * The fields of a form in the document, which holds their texts: browsers and password managers write into fields behind React's
 * back, some of them before React is there, and some announce it with nothing but a `change` event.
 */
import type { FieldValue, FieldValues } from './form-state'

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextField = (field: unknown): field is TextField =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

function readField(field: Element | RadioNodeList | null): string | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? field.value : ''
  return isTextField(field) || field instanceof RadioNodeList ? field.value : undefined
}

/** Returns the values of the fields that are there. Lists are no single field, and are left as they are. */
export function readValues(form: HTMLFormElement | null, known: FieldValues): FieldValues {
  const entries = Object.entries(known).flatMap(([name, value]): [string, string][] => {
    const text = typeof value === 'string' ? readField(form?.elements.namedItem(name) ?? null) : undefined
    return text === undefined ? [] : [[name, text]]
  })
  return Object.fromEntries(entries)
}

export function writeValues(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, FieldValue>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (isTextField(field) && typeof value === 'string') field.value = value
  }
}

interface FieldListener {
  /** A field has a value that it did not have before. */
  onEdit(): void
  onLeave(name: string): void
  onAutofill(name: string, isFilled: boolean): void
}

/** Follows the fields of a form, which may be filled already. Returns the function that ends it. */
export function followFields(form: HTMLFormElement, listener: FieldListener): () => void {
  const stop = new AbortController()
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    react: (field: TextField, event: HTMLElementEventMap[Type]) => void,
  ) =>
    form.addEventListener(type, (event) => isTextField(event.target) && react(event.target, event), {
      signal: stop.signal,
    })

  listen('input', listener.onEdit)
  listen('change', listener.onEdit)
  listen('focusout', ({ name }) => listener.onLeave(name))
  // The only sign of a browser that fills a field. Its style sheet begins an animation with the state.
  listen('animationstart', ({ name }, { animationName }) => {
    if (animationName.startsWith('pe-autofill')) listener.onAutofill(name, animationName === 'pe-autofill')
  })
  listener.onEdit()
  for (const field of form.querySelectorAll(':autofill'))
    if (isTextField(field)) listener.onAutofill(field.name, true)
  return () => stop.abort()
}
