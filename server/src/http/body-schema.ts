interface BodySchema {
  anyOf?: [plain: object, envelope: { required?: readonly string[] }]
}

/**
 * A body that may be wrapped in `data` is held against the form it has. As a choice between two, the validator would say
 * what is wrong with it in both.
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
