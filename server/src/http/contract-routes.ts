import type { FastifyInstance } from 'fastify'
import type { RouteConfig } from './body-parser'
import { contractOperations } from './contract-operations'
import { guardOf } from './guard'
import { handlerOf, shortcutOf } from './handler'
import type { Operation } from './operation'
import { readLimitOf } from './read-limit'
import type { Services } from './services'
import { signInErrors } from './sign-in-errors'
import { createValidatorCompiler } from './validation'

/** Adds a route for every operation, with method, path and validation as the contract has them. */
export function addContractRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  services: Services,
): void {
  app.setValidatorCompiler(createValidatorCompiler())
  // Declared, so that every request has it from the start and keeps its shape.
  app.decorateRequest('circumstances')
  for (const operation of operations) {
    const written = contractOperations().get(operation.id)
    if (!written) throw new Error(`The contract has no operation ${operation.id}.`)
    const { isUrlEncoded, isJsonLines, isArchive, isForm, bodyLimitBytes: bodyLimit } = operation
    for (const url of written.urls)
      app.route({
        method: written.method,
        url,
        // A copy: the router writes into what it is given.
        schema: { ...written.schema },
        onRequest: [
          guardOf(operation, services),
          readLimitOf(operation, written.method, services),
          shortcutOf(operation, services),
        ],
        handler: handlerOf(operation, services),
        ...(operation.signsIn ? { errorHandler: signInErrors(operation.signsIn, services) } : {}),
        bodyLimit,
        config: { isUrlEncoded, isJsonLines, isArchive, isForm } satisfies RouteConfig,
      })
  }
}
