import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Values<Name extends string> = Readonly<Record<Name, string>>

/**
 * What stands in a form's fields at this moment. A field that is not there reads as an empty text, as do a box that is not
 * ticked and a choice that was not made.
 */
export function valuesOf<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
): Values<Name> {
  const read = (name: Name): [Name, string] => {
    const field = form?.elements.namedItem(name)
    if (!field) return [name, '']
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      return [name, field.checked ? field.value : '']
    const hasValue = field instanceof HTMLInputElement || field instanceof RadioNodeList
    return [name, hasValue ? field.value : '']
  }
  return Object.fromEntries(names.map(read)) as Values<Name>
}

/**
 * Follows the fields of a form. The document holds the values and we only read them, because password managers write
 * into fields behind React's back, some of them announcing it with nothing but a `change` event.
 *
 * @param names - Names of the fields; the same array at every call.
 */
export function useFormValues<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly Name[],
): Values<Name> {
  const [values, setValues] = useState(() => valuesOf(null, names))

  // With the fields, not some time after them: what is typed and sent in between would find the button still blocked.
  useLayoutEffect(() => {
    const current = form.current
    if (!current) return
    const read = () => {
      const now = valuesOf(current, names)
      setValues((before) => (names.every((name) => before[name] === now[name]) ? before : now))
    }
    read()
    const stop = new AbortController()
    for (const type of ['input', 'change']) current.addEventListener(type, read, { signal: stop.signal })
    return () => stop.abort()
  }, [form, names])

  return values
}

/**
 * Returns the labels of fields, in the order of the document, separated by commas.
 *
 * @param names - Names of the fields, in the order of the labels. Another array reads the labels again.
 */
export function useLabels(form: RefObject<HTMLFormElement | null>, names: readonly string[]): string {
  const [labels, setLabels] = useState('')

  useEffect(() => {
    const labelOf = (name: string) => {
      const field = form.current?.elements.namedItem(name)
      return field instanceof HTMLInputElement ? (field.labels?.[0]?.textContent ?? '') : ''
    }
    setLabels(names.map(labelOf).filter(Boolean).join(', '))
  }, [form, names])

  return labels
}

/** Returns the names of the fields that have been left since they were last empty. */
export function useLeftFields(
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): ReadonlySet<string> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const current = form.current
    if (!current) return
    const leave = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (names.includes(name) && value) setLeft((before) => new Set(before).add(name))
    }
    const empty = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (!value) setLeft((before) => new Set([...before].filter((one) => one !== name)))
    }
    const stop = new AbortController()
    current.addEventListener('focusout', leave, { signal: stop.signal })
    current.addEventListener('input', empty, { signal: stop.signal })
    return () => stop.abort()
  }, [form, names])

  return left
}
