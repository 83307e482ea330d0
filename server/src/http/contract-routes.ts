import type { FastifyInstance, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import type { RouteConfig } from './body-parser'
import { bodySchemaOf } from './body-schema'
import { contractFor, optionalBody } from './contract'
import { guardOf } from './guard'
import { handlerOf, shortcutOf } from './handler'
import type { Operation } from './operation'
import type { Services } from './services'
import { createValidatorCompiler } from './validation'

/** Adds a route for every operation, with method, path and validation as the contract has them. */
export async function addContractRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  services: Services,
): Promise<void> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  app.setValidatorCompiler(createValidatorCompiler())

  app.addHook('onRoute', ({ schema }) => {
    if (schema?.headers) schema.headers = inLowerCase(schema.headers as HeaderSchema)
    // By media type, as the contract has it, a body without a content type would not be validated at all.
    const body = schema?.body as { content?: Record<string, { schema: object }> } | undefined
    if (!schema || !body?.content) return
    const json = bodySchemaOf(body.content['application/json']?.schema)
    if (!json) Reflect.deleteProperty(schema, 'body')
    else schema.body = optionalBody in schema ? { ...json, type: ['object', 'null'] } : json
  })

  await app.register(openapiGlue, {
    specification: contractFor(new Set(byId.keys())),
    operationResolver: (operationId) => {
      const operation = byId.get(operationId ?? '')
      if (!operation) throw new Error(`The contract has ${operationId}, which no route answers.`)
      const options: Partial<RouteOptions> = {
        onRequest: [guardOf(operation, services), shortcutOf(operation, services)],
        handler: handlerOf(operation, services),
        bodyLimit: operation.bodyLimitBytes,
        config: {
          isUrlEncoded: operation.isUrlEncoded,
          isJsonLines: operation.isJsonLines,
          isForm: operation.isForm,
        } satisfies RouteConfig,
      }
      // The resolver's type asks for method and path as well, which are the contract's and would be replaced.
      return options as RouteOptions
    },
  })
}

interface HeaderSchema {
  properties: Record<string, unknown>
}

/** Headers arrive in lower case, however the contract writes them. */
function inLowerCase({ properties, ...rest }: HeaderSchema): object {
  const entries = Object.entries(properties).map(([name, schema]) => [name.toLowerCase(), schema])
  return { ...rest, properties: Object.fromEntries(entries) as object }
}
