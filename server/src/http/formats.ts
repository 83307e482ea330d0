import type { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { isDate, isDateTime } from '../store/dates'
import { isUuid } from '../store/uuid'

/** Adds the formats of the contract. */
export function addContractFormats(ajv: Ajv): void {
  addFormats.default(ajv)
  ajv.addFormat('uuid', { type: 'string', validate: isUuid })
  ajv.addFormat('date', { type: 'string', validate: isDate })
  ajv.addFormat('date-time', { type: 'string', validate: isDateTime })
}
