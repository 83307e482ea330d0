import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { isDateTime } from '../../store/dates'
import { isStorable } from '../../store/storable'
import { type RequestField, requestFields } from '../../store/settings'
import { isUuid } from '../../store/uuid'
import { refusalReasons, type RefusalReason } from './refusal-reasons'
import { longestField } from './request-fields'

/** A request as a line of a batch has it. */
export interface ReportedRequest {
  /** ISO 8601, or Unix time in milliseconds. */
  started_at: string | number
  /** May be absent where `key_hash` tells it. */
  application_id?: string
  /** May be absent where `product_version` tells it. */
  product_version_id?: string
  /** Folder of the product and name of the version, joined by a slash: the same in every portal that imports them. */
  product_version?: string
  credential_id?: string | null
  method: string
  /** Without query string. */
  path: string
  status: number
  latency_ms: number
  request_bytes?: number
  response_bytes?: number
  request_id?: string | null
  /** Rule by which the gateway refused the request. */
  reason?: RefusalReason | null
  /** SHA-256 in hexadecimal of the key that was sent, for keys that the gateway knows nothing else of. */
  key_hash?: string | null
  /** Kept as far as the operator allows it. */
  fields?: Partial<Record<RequestField, string>>
}

/** Largest value of the column. */
const mostBytes = 2_147_483_647
/** A request that took longer than a day was not measured right. */
const longestMs = 86_400_000

/** Of a `Date`, in milliseconds since 1970. */
const latestTime = 8_640_000_000_000_000

const uuid = { type: 'string', format: 'uuid' }
const bytes = { type: 'integer', minimum: 0, maximum: mostBytes }
const schema = {
  type: 'object',
  required: ['started_at', 'method', 'path', 'status', 'latency_ms'],
  properties: {
    started_at: {
      anyOf: [
        { type: 'string', format: 'date-time' },
        { type: 'integer', minimum: 0, maximum: latestTime },
      ],
    },
    application_id: uuid,
    product_version_id: uuid,
    product_version: { type: 'string', maxLength: 300 },
    credential_id: { ...uuid, type: ['string', 'null'] },
    method: { type: 'string', pattern: '^[A-Za-z]{1,20}$' },
    path: { type: 'string', minLength: 1, maxLength: 2_000 },
    status: { type: 'integer', minimum: 100, maximum: 599 },
    latency_ms: { type: 'number', minimum: 0, maximum: longestMs },
    request_bytes: bytes,
    response_bytes: bytes,
    request_id: { type: ['string', 'null'], maxLength: 200 },
    reason: { enum: [...refusalReasons, null] },
    key_hash: { type: ['string', 'null'], pattern: '^[0-9a-f]{64}$' },
    fields: {
      type: 'object',
      properties: Object.fromEntries(
        requestFields.map((name) => [name, { type: 'string', maxLength: longestField }]),
      ),
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}

const ajv = new Ajv2020({ allowUnionTypes: true })
ajv.addFormat('uuid', { type: 'string', validate: isUuid })
ajv.addFormat('date-time', { type: 'string', validate: isDateTime })
let validate: ValidateFunction<ReportedRequest> | undefined

/** Returns the request, or why the line is none, in one sentence that names the field. */
export function readReportedRequest(line: unknown): ReportedRequest | string {
  validate ??= ajv.compile<ReportedRequest>(schema)
  if (!validate(line)) return reasonOf(validate.errors?.[0])
  if (!isStorable(line)) return 'Text must be well-formed Unicode and not contain the character NUL.'
  return line
}

function reasonOf(error: ErrorObject | undefined): string {
  const params = (error?.params ?? {}) as { missingProperty?: string; additionalProperty?: string }
  if (params.missingProperty) return `\`${params.missingProperty}\` is missing.`
  if (params.additionalProperty) return `\`${params.additionalProperty}\` is not a known field.`
  const field = error?.instancePath.slice(1).split('/')[0]
  return field ? `\`${field}\` ${error?.message}.` : 'A line must be a JSON object.'
}
