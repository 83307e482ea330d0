import { invalidParameters, Problem } from './problem.mjs'
import { reasonFor } from './reasons.mjs'

/** Larger than the largest attachment, with room for what surrounds it. */
const LIMIT = 2_200_000

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./contract.mjs').Operation} operation
 * @returns {Promise<any>} the body: parsed and checked for JSON, a FormData for multipart, undefined when there is none
 * @throws {Problem} 400, 413 or 415
 */
export async function readBody(request, operation) {
  if (!operation.body) return undefined
  const bytes = await readBytes(request)
  const header = request.headers['content-type'] ?? ''
  if (bytes.length === 0 && header === '') {
    if (!operation.body.required) return undefined
    throw new Problem(400, 'invalid-body', 'This call needs a body.')
  }
  const type = header.split(';')[0].trim().toLowerCase()
  const validate = operation.body.content[type]
  if (!validate) {
    const known = Object.keys(operation.body.content).join(' or ')
    throw new Problem(415, 'unsupported-media-type', `Send the body as ${known}.`)
  }
  if (type === 'multipart/form-data') return readForm(bytes, header, validate)
  const value = parseJson(bytes)
  if (!validate(value)) throw invalidBody(validate.errors)
  return value
}

async function readBytes(request) {
  const chunks = []
  let length = 0
  // What lies past the limit is read and dropped: a caller that is still sending could not hear the refusal.
  for await (const chunk of request) {
    length += chunk.length
    if (length <= LIMIT) chunks.push(chunk)
  }
  if (length > LIMIT) throw new Problem(413, 'too-large', `A body has at most ${LIMIT} bytes.`)
  return Buffer.concat(chunks)
}

function parseJson(bytes) {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Problem(400, 'invalid-body', 'The body is not valid JSON.')
  }
}

async function readForm(bytes, contentType, validate) {
  const parsed = new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  const form = await parsed.catch(() => {
    throw new Problem(400, 'invalid-body', 'The body is not a valid multipart form.')
  })
  const fields = {}
  for (const [name, value] of form) fields[name] = typeof value === 'string' ? value : value.name
  if (!validate(fields)) throw invalidBody(validate.errors)
  return form
}

const invalidBody = (errors) =>
  invalidParameters(errors.map((error) => ({ in: 'body', ...reasonFor(error) })))
