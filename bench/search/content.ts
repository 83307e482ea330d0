import { stringify } from 'yaml'
import type { TestProduct } from '../../test/support/server/written-content'

const VERSIONS = 3
const DOCUMENTS = 10
const SECTIONS = 5
const OPERATIONS = 12
const MODELS = 6
const WORDS_OF_SECTION = 90
const VOCABULARY = 12_000

const verbs = ['list', 'create', 'get', 'update', 'delete', 'search']
const visibilities = ['everyone', 'everyone', 'developers', 'developers', 'granted']

const nouns = [
  ...[
    'invoice',
    'customer',
    'shipment',
    'account',
    'order',
    'payment',
    'address',
    'contract',
    'report',
    'device',
  ],
  ...['user', 'team', 'webhook', 'event', 'price', 'product', 'booking', 'ticket', 'message', 'location'],
]

/** The same words in every run: the most frequent ones first, as often as words of natural languages. */
function* randomWords(seed: number): Generator<string, never> {
  let state = seed * 2_654_435_761 + 1
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const rank = Math.floor(VOCABULARY ** (state / 2 ** 32))
    yield rank <= nouns.length ? (nouns[rank - 1] ?? '') : madeWord(rank)
  }
}

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te']
/** Four syllables, another word for each number. */
function madeWord(number: number): string {
  let word = ''
  for (let rest = number, place = 0; place < 4; place += 1, rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length] ?? ''
  return word
}

/** What is searched, from words of few entries to words of every operation and section. */
export const searches: Readonly<Record<string, readonly string[]>> = {
  'rare word': [8_100, 9_200, 10_300, 11_400].map(madeWord),
  'frequent word': ['invoice', 'customer', 'shipment', 'account'],
  'misspelled word': ['invoise', 'custmer', 'shipmnet', 'acount'],
  'two words': ['update invoice', 'delete customer', 'shipment account', 'create order'],
  'very frequent word': ['list', 'create', 'update', 'get'],
}

/** Returns products with what a search finds: documents with sections, and versions with operations and models. */
export function searchedProducts(count: number): TestProduct[] {
  return Array.from({ length: count }, (_product, number) => product(number))
}

function product(number: number): TestProduct {
  const words = randomWords(number + 1)
  const text = (length: number) => Array.from({ length }, () => words.next().value).join(' ')
  const files: Record<string, string> = {}
  for (let version = 1; version <= VERSIONS; version += 1)
    files[`versions/${version}.0/openapi.yaml`] = description(number, version)
  for (let document = 0; document < DOCUMENTS; document += 1) {
    const sections = Array.from(
      { length: SECTIONS },
      () => `## ${text(3)}\n\n${text(WORDS_OF_SECTION)}. Read the list to create and get what you need.\n`,
    )
    files[`docs/guide-${document}.md`] = `# Guide to ${text(2)}\n\n${sections.join('\n')}`
  }
  return {
    folder: `product-${number}`,
    product: {
      name: `${text(2)} API ${number}`,
      description: text(20),
      visibility: visibilities[number % visibilities.length],
      registration: [{ strategy: 'API key', auto_approve: true }],
      versions: Array.from({ length: VERSIONS }, (_version, version) => ({ name: `${version + 1}.0` })),
    },
    files,
  }
}

function description(number: number, version: number): string {
  const noun = (index: number) => nouns[(number + index) % nouns.length] ?? ''
  const operation = (index: number) => {
    const [verb, name] = [verbs[index % verbs.length] ?? '', noun(Math.floor(index / verbs.length))]
    return {
      operationId: `${verb}${name}${index}`,
      summary: `${verb} ${name} of ${madeWord(number * 7 + index)}`,
      tags: [name],
      responses: { 200: { description: 'Done' } },
    }
  }
  return stringify({
    openapi: '3.1.0',
    info: { title: `API ${number}`, version: `${version}.0` },
    servers: [{ url: `https://product-${number}.example` }],
    paths: Object.fromEntries(
      Array.from({ length: OPERATIONS }, (_path, index) => [
        `/${noun(index)}/${index}`,
        { [index % 2 === 0 ? 'get' : 'post']: operation(index) },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        Array.from({ length: MODELS }, (_model, index) => [
          `${noun(index)}Model${madeWord(number * 3 + index)}`,
          { type: 'object' },
        ]),
      ),
    },
  })
}
