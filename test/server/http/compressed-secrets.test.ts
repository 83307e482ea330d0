import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isCompressible } from '../../../server/src/http/compression'
import { contractDocument } from '../../../server/src/http/contract'
import { operations } from '../../../server/src/routes'

/** A schema of the contract, or anything in it that has schemas within. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}

const document = contractDocument()
const secretName = /(secret|token|key|code|password|credential)s?$/i
/** A status of HTTP. */
const harmless = 'STATUS_CODE'

/** Returns the names of texts in the responses of an operation that are named as secrets are. */
function secretsOf(operationId: string): string[] {
  const operation = Object.values(document.paths)
    .flatMap((path) => Object.values(path) as { operationId?: string; responses?: object }[])
    .find((one) => one.operationId === operationId)
  const found = new Set<string>()
  const followed = new Set<string>()

  function visit(part: unknown): void {
    if (typeof part !== 'object' || part === null) return
    const { $ref, properties } = part as Schema
    if ($ref !== undefined && !followed.has($ref)) {
      followed.add($ref)
      visit(referenced($ref))
    }
    for (const [name, schema] of Object.entries(properties ?? {}))
      if (secretName.test(name) && name !== harmless && isText(schema)) found.add(name)
    Object.values(part).forEach(visit)
  }

  visit(operation?.responses)
  return [...found]
}

function isText({ $ref, type, items }: Schema): boolean {
  if ($ref !== undefined) return isText(referenced($ref))
  return [type].flat().includes('string') || (items !== undefined && isText(items))
}

function referenced(reference: string): Schema {
  const [, ...keys] = reference.split('/')
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as Schema
}

it('no operation whose response has a secret by the contract is compressed', () => {
  const withSecrets = operations.filter(({ id }) => secretsOf(id).length > 0)
  assert.deepEqual(
    withSecrets.filter(isCompressible).map(({ id }) => `${id}: ${secretsOf(id).join(', ')}`),
    [],
  )
  // Those that are known to have one are recognized.
  const known = [
    'createApplication',
    'createCredential',
    'refreshApplicationToken',
    'issueToken',
    'verifyUserEmail',
    'createOperatorAccessCode',
    'createOperatorAccessKey',
  ]
  assert.deepEqual(
    known.filter((id) => !withSecrets.some((operation) => operation.id === id)),
    [],
  )
})
