import { capitalize } from '../lib/capitalize'
import { fieldName } from '../lib/field-reasons'
import type { Translate } from './messages'

/** Fields of the Portal API that have a name on the page; the forms' labels say the same. */
const known = [
  'email',
  'username',
  'fullName',
  'preferredName',
  'organization',
  'registrationCode',
  'defaultRegion',
  'password',
  'oldPassword',
  'newPassword',
  'name',
  'displayName',
  'description',
  'authStrategyId',
  'referenceId',
  'redirectUri',
  'scopes',
] as const

/** `tax_number` and `taxNumber` as words. */
export const splitName = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)

/** The label of a field that a server names. */
export function fieldLabel(field: string, t: Translate<'errors'>): string {
  const name = fieldName(field)
  const label = known.find((one) => one === name)
  return label ? t(`field_${label}`) : capitalize(splitName(field))
}
