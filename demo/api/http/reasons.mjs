/** What is wrong with a value, for people: completes the sentence 'The parameter x …'. */
const texts = {
  required: () => 'is missing',
  enum: ({ allowedValues }) => `must be one of ${allowedValues.join(', ')}`,
  const: ({ allowedValue }) => `must be ${allowedValue}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  minLength: ({ limit }) => `must have at least ${limit} character${limit === 1 ? '' : 's'}`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) => `must have at least ${limit} item${limit === 1 ? '' : 's'}`,
  maxItems: ({ limit }) => `must have at most ${limit} items`,
  minProperties: ({ limit }) => `must name at least ${limit} field${limit === 1 ? '' : 's'}`,
  uniqueItems: () => 'must not hold the same value twice',
  format: ({ format }) => `must be a valid ${format}`,
  pattern: ({ pattern }) => `must match the pattern ${pattern}`,
  type: ({ type }) => `must be of type ${[type].flat().join(' or ')}`,
  additionalProperties: () => 'is not known here',
  discriminator: ({ tag }) => `must have a known \`${tag}\``,
}

/**
 * @param {import('ajv').ErrorObject} error
 * @param {string} root name of the value that was checked, empty for a body
 */
export function reasonFor(error, root = '') {
  const { missingProperty, additionalProperty } = error.params
  const path = [root, ...error.instancePath.split('/').slice(1), missingProperty ?? additionalProperty]
    .filter((part) => part !== undefined && part !== '')
    .join('.')
  const text = texts[error.keyword]?.(error.params) ?? error.message ?? 'is not valid'
  return { name: path || 'body', reason: text }
}
