import { isUuid } from '../store/uuid'

/** A UUID as a literal, of whose type every engine makes what it is compared with. */
export function uuid(value: string): string {
  if (!isUuid(value)) throw new TypeError('A UUID was expected.')
  return `'${value}'`
}

export function integer(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError('An integer was expected.')
  return String(value)
}
