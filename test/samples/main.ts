/** `npm run test:samples`: request samples of every language, run where its toolchain is installed and parsed where it is not. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { writers } from '../../src/reference/request/snippets/writers'
import { sampleParser } from '../support/sample-grammars'
import { sampleCases, sampleRequest } from '../support/sample-requests'
import { isInstalled, type SampleBench, sampleBench, sampleLanguages } from '../support/sample-runs'

const here = Object.entries(sampleLanguages).filter(([, language]) => isInstalled(language))
const missing = Object.entries(sampleLanguages).filter(([name]) => !here.some(([known]) => known === name))

describe('a sample that is run sends what the page would have sent', () => {
  let bench: SampleBench
  before(async () => (bench = await sampleBench()))
  after(() => bench.close())

  for (const [name, language] of here)
    for (const caseName of Object.keys(sampleCases))
      test(`${name}, ${caseName}`, () => bench.check(language, caseName))
})

describe('a sample that cannot be run here is well-formed', () => {
  const parsed = [
    ...missing.map(([name, { write }]) => ({ name, write })),
    { name: 'C#', write: writers['C#'] },
  ]
  for (const { name, write } of parsed)
    test(name, async () => {
      const isWellFormed = await sampleParser(name)
      assert.equal(
        isWellFormed(`${write(sampleRequest('https://example.com', { method: 'GET' }))} (((`),
        false,
      )
      for (const [caseName, one] of Object.entries(sampleCases))
        assert.equal(isWellFormed(write(sampleRequest('https://example.com', one))), true, caseName)
    })
})

test('which languages were run', (t) => {
  t.diagnostic(`run: ${here.map(([name]) => name).join(', ')}`)
  const packages = missing.flatMap(([, language]) => language.packages)
  if (packages.length > 0) t.diagnostic(`to run the others: apt-get install ${packages.join(' ')}`)
})
