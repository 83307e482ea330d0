import { stringify } from 'yaml'
import type { TestProduct } from '../../test/support/server/written-content'

const VERSIONS = 5
const DOCUMENTS = 5

const topics = [
  'tides',
  'berths',
  'supplies',
  'pilots',
  'weather',
  'customs',
  'cranes',
  'ferries',
  'lights',
  'buoys',
]
const topicOf = (number: number) => topics[number % topics.length] ?? ''

/** Returns products of five versions with an API description each, and of five documents. */
export function volumeProducts(count: number, changed?: number): TestProduct[] {
  return Array.from({ length: count }, (_product, number) => product(number, number === changed))
}

function product(number: number, isChanged: boolean): TestProduct {
  const files: Record<string, string> = {}
  for (let version = 0; version < VERSIONS; version += 1)
    files[`versions/${version}.0/openapi.yaml`] = description(number, version)
  for (let document = 0; document < DOCUMENTS; document += 1)
    files[`docs/guide-${document}.md`] = guide(number, document)
  return {
    folder: `product-${number}`,
    product: {
      name: `Product ${number}: ${topicOf(number)}`,
      description: `Everything about ${topicOf(number)}${isChanged ? ', and more' : ''}.`,
      registration: [{ strategy: 'API key', auto_approve: true }],
      versions: Array.from({ length: VERSIONS }, (_version, version) => ({ name: `${version}.0` })),
    },
    files,
  }
}

function description(number: number, version: number): string {
  const paths = Object.fromEntries(
    Array.from({ length: 12 }, (_path, path) => [
      `/${topicOf(number + path)}/${path}/{id}`,
      {
        get: {
          operationId: `get${path}`,
          summary: `Returns ${topicOf(number + path)} number ${path}`,
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: `The ${topicOf(path)}` } },
        },
      },
    ]),
  )
  return stringify({
    openapi: '3.1.0',
    info: { title: `API ${number}`, version: `${version}.0` },
    servers: [{ url: `https://product-${number}.example` }],
    paths,
  })
}

function guide(number: number, document: number): string {
  const sections = Array.from({ length: 6 }, (_section, section) => {
    const sentence = `How ${topicOf(number + section)} and ${topicOf(document + section)} are asked for, step ${section}. `
    return `## Step ${section}: ${topicOf(section)}\n\n${sentence.repeat(12)}\n`
  })
  return `# Guide ${document} to ${topicOf(number)}\n\n${sections.join('\n')}`
}
