import type { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { isDate, isDateTime } from '../rules/dates'

/** Without the prefix and the braces that the validator's own format and PostgreSQL take in different ways. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Adds the formats of the contract. */
export function addContractFormats(ajv: Ajv): void {
  addFormats.default(ajv)
  ajv.addFormat('uuid', uuid)
  ajv.addFormat('date', { type: 'string', validate: isDate })
  ajv.addFormat('date-time', { type: 'string', validate: isDateTime })
}
