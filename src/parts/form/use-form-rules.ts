import { useMessages } from '../../i18n'
import type { FormFields, FormValues, NameOf } from './form-fields'
import { FormMistake } from './form-problem'
import type { FormState } from './form-state'

/** The rules for the values of a form before it is sent. */
export interface FormRules<Fields extends FormFields> {
  /** All fields that the form may have, in the order in which they are asked for when they are missing. */
  readonly fields: Fields
  /** The text if required fields are empty. Default: the general sentence. */
  readonly missing?:
    | FormMistake['text']
    | ((empty: readonly string[], autofilled: ReadonlySet<string>) => FormMistake)
  /** More fields that cannot be empty, because of the values of others. */
  requiredBy?(values: FormValues<Fields>): readonly NameOf<Fields>[]
  /** Returns what is wrong with a filled field that was left, in the reader's language. */
  faultIn?(name: NameOf<Fields>, values: FormValues<Fields>): string | undefined
  /** Looks for other mistakes once nothing is missing. */
  mistake?(values: FormValues<Fields>): FormMistake | undefined
  /** Returns why there is nothing to send yet, once nothing is missing. */
  blocked?(values: FormValues<Fields>): string | undefined
}

/** No more than servers want of one in any case. */
const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text)

/** Applies the rules of a form to its values. */
export function useFormRules<Fields extends FormFields>(
  rules: FormRules<Fields>,
  values: FormValues<Fields>,
  { left, autofilled }: FormState<string>,
) {
  const { fields, missing = 'requiredFields' } = rules
  const t = useMessages('forms')
  const common = useMessages('common')
  const names: readonly NameOf<Fields>[] = Object.keys(fields)
  const empty = emptyIn(values)

  function isRequired(name: NameOf<Fields>, given = values): boolean {
    return fields[name]?.required === true || rules.requiredBy?.(given).includes(name) === true
  }

  function emptyIn(given: FormValues<Fields>): readonly NameOf<Fields>[] {
    return names.filter((name) => isRequired(name, given) && !given[name]?.length)
  }

  function mistakeIn(given: FormValues<Fields>): FormMistake | undefined {
    const absent = emptyIn(given)
    if (absent.length === 0) return rules.mistake?.(given)
    return typeof missing === 'function' ? missing(absent, autofilled) : new FormMistake(missing, absent)
  }

  function blocked(): string {
    const unfilled = empty.filter((name) => !autofilled.has(name))
    if (unfilled.length > 0)
      return common('missing', { fields: unfilled.map((name) => fields[name]?.label).join(', ') })
    const text = empty.length === 0 ? rules.mistake?.(values)?.text : undefined
    if (text === 'passwordsDiffer' || text === 'passwordTooWeak') return t(text)
    return text ? common('failed') : (rules.blocked?.(values) ?? '')
  }

  /** Returns the fault of a field that was left. */
  function faultOf(name: NameOf<Fields>): string | undefined {
    const value = values[name]
    if (!value?.length || !left.has(name)) return undefined
    if (name === 'email' && !isEmailAddress(String(value))) return t('invalidEmail')
    return rules.faultIn?.(name, values)
  }

  return { isRequired: (name: NameOf<Fields>) => isRequired(name), mistakeIn, blocked: blocked(), faultOf }
}
