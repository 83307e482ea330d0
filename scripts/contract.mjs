// The wire contract is the one thing that the kit and the server share; the kit reads it as generated types.
//   npm run contract              writes src/api/portal-api.d.ts
//   npm run contract -- --check   fails when the committed file is not what the contract gives today, or the contract no OpenAPI
import { readFile, writeFile } from 'node:fs/promises'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypes, { astToString } from 'openapi-typescript'

const contract = new URL('../server/portal-api.yaml', import.meta.url)
const types = new URL('../src/api/portal-api.d.ts', import.meta.url)

const header = '// Generated from server/portal-api.yaml by `npm run contract`. Do not edit.\n\n'
// Requests may leave out what has a default.
const generated =
  header + astToString(await openapiTypes(contract, { alphabetize: true, defaultNonNullable: false }))

if (process.argv.includes('--check')) {
  const committed = await readFile(types, 'utf8').catch(() => '')
  if (committed !== generated) {
    console.error('src/api/portal-api.d.ts is stale: run `npm run contract` and commit the result.')
    process.exitCode = 1
  }
  // The server takes its routes from the contract as it is.
  const { valid, errors } = await new Validator().validate(await readFile(contract, 'utf8'))
  if (!valid) {
    console.error('server/portal-api.yaml is no valid OpenAPI:', errors)
    process.exitCode = 1
  }
} else {
  await writeFile(types, generated)
}
