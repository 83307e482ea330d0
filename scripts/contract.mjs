// The wire contract is the one thing that the kit and the server share; the kit reads it as generated types.
// Both make nodes of documents, and read the requests in them: the kit has copies of the server's modules that know neither of the two
// Markdown parsers.
//   npm run contract              writes src/api/portal-api.d.ts, src/parts/document/markup and src/parts/guide/requests
//   npm run contract -- --check   fails when a committed file is not what the contract gives today, or the contract no OpenAPI
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypes, { astToString } from 'openapi-typescript'

const contract = new URL('../server/portal-api.yaml', import.meta.url)
const types = new URL('../src/api/portal-api.d.ts', import.meta.url)

const header = '// Generated from server/portal-api.yaml by `npm run contract`. Do not edit.\n\n'
// Requests may leave out what has a default.
const generated =
  header + astToString(await openapiTypes(contract, { alphabetize: true, defaultNonNullable: false }))

/** Folders of the server with the folders of their copies. */
const copied = [
  ['server/src/rules/documents/markup/', 'src/parts/document/markup/'],
  ['server/src/rules/documents/requests/', 'src/parts/guide/requests/'],
]
const root = new URL('../', import.meta.url)

async function copiesOf([from, to]) {
  const names = await readdir(new URL(from, root))
  return names.map(async (name) => ({
    url: new URL(to + name, root),
    text:
      `// Copied from ${from}${name} by \`npm run contract\`. Do not edit.\n\n` +
      (await readFile(new URL(from + name, root), 'utf8')),
  }))
}

/** What is written, by URL. */
const files = [
  { url: types, text: generated },
  ...(await Promise.all((await Promise.all(copied.map(copiesOf))).flat())),
]

if (process.argv.includes('--check')) {
  for (const { url, text } of files) {
    const committed = await readFile(url, 'utf8').catch(() => '')
    if (committed === text) continue
    console.error(`${fileURLToPath(url)} is stale: run \`npm run contract\` and commit the result.`)
    process.exitCode = 1
  }
  // The server takes its routes from the contract as it is.
  const { valid, errors } = await new Validator().validate(await readFile(contract, 'utf8'))
  if (!valid) {
    console.error('server/portal-api.yaml is no valid OpenAPI:', errors)
    process.exitCode = 1
  }
} else {
  for (const { url, text } of files) await writeFile(url, text)
}
