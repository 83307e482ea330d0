import type { FastifyInstance } from 'fastify'
import { ignoreBodies, type RouteConfig } from './body-parser'
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
    if (operation.isForwarded) {
      void app.register(async (scope) => addForwardedRoutes(scope, operation, written.urls, services))
      continue
    }
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
        config: {
          operation: operation.id,
          isUrlEncoded,
          isJsonLines,
          isArchive,
          isForm,
        } satisfies RouteConfig,
      })
  }
}

/** Neither validated, nor refused by its origin, nor answered as a preflight: the request may have anything of the client's. */
function addForwardedRoutes(
  scope: FastifyInstance,
  operation: Operation,
  urls: readonly string[],
  services: Services,
): void {
  ignoreBodies(scope)
  for (const url of urls.flatMap((each) => [each, `${each}/*`]))
    scope.route({
      method: scope.supportedMethods,
      url,
      exposeHeadRoute: false,
      onRequest: [guardOf(operation, services)],
      handler: handlerOf(operation, services),
      config: { operation: operation.id, takesAnyOrigin: true, cors: false } satisfies RouteConfig,
    })
}
