import type { FastifyInstance, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { contractFor } from './contract'
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

  // By media type, as the contract has it, a body without a content type would not be validated at all.
  app.addHook('onRoute', ({ schema }) => {
    const body = schema?.body as { content?: Record<string, { schema: unknown }> } | undefined
    if (schema && body?.content) schema.body = body.content['application/json']?.schema
  })

  await app.register(openapiGlue, {
    specification: contractFor(new Set(byId.keys())),
    operationResolver: (operationId) => {
      const operation = byId.get(operationId ?? '')
      if (!operation) throw new Error(`The contract has ${operationId}, which no route answers.`)
      const options: Partial<RouteOptions> = {
        onRequest: [guardOf(operation, services), shortcutOf(operation, services)],
        handler: handlerOf(operation, services),
      }
      // The resolver's type asks for method and path as well, which are the contract's and would be replaced.
      return options as RouteOptions
    },
  })
}
