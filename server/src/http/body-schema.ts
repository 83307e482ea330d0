export interface BodySchema {
  anyOf?: [plain: object, envelope: { required?: readonly string[] }]
}

/**
 * Returns a schema that validates a body with or without its `data` envelope in the form that it has. With `anyOf`, the validator
 * would report the errors of both forms.
 */
export function bodySchemaOf(schema: BodySchema | undefined): object | undefined {
  const [plain, envelope] = schema?.anyOf ?? []
  if (!plain || !envelope?.required?.includes('data')) return schema
  return {
    type: 'object',
    if: { required: ['data'], not: { required: ['email'] } },
    then: envelope,
    else: plain,
  }
}
