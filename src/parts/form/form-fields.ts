import type { FieldValue, FieldValues } from './form-state'

export interface FieldOptions {
  readonly label: string
  readonly required?: boolean
  /** Sent exactly as it was typed; all others are trimmed. */
  readonly secret?: boolean
  /** A refusal of the new password stands below this field, and nowhere else. */
  readonly takesPasswordProblem?: boolean
  /** Its first value. A list is no single field: its component reads and sets it. Default: an empty text. */
  readonly initial?: FieldValue
}

export type FormFields = Readonly<Record<string, FieldOptions>>

/** Texts and lists of a form, trimmed where they are sent so. */
export type FormValues<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly initial: readonly string[] }
    ? readonly string[]
    : string
}

export type NameOf<Fields extends FormFields> = keyof Fields & string

/** Values as they are sent. */
export function sentValues<Fields extends FormFields>(
  fields: Fields,
  values: FieldValues,
): FormValues<Fields> {
  const entries = Object.entries(values).map(([name, value]) => {
    const isTrimmed = typeof value === 'string' && !fields[name]?.secret
    return [name, isTrimmed ? value.trim() : value]
  })
  return Object.fromEntries(entries) as FormValues<Fields>
}
