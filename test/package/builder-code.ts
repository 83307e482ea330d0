import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { snippetsOf } from '../../src/screens/builder/code/snippets'
import { type BuilderAttribute, builderElements } from '../../src/screens/builder/manifest'
import { applicationWith, builtPackages, packed } from '../support/packages'

/** Two values of each kind, so that both forms of a flag are compiled. */
function valuesOf({ kind, choices }: BuilderAttribute): readonly [string, string] {
  if (kind === 'flag') return ['', 'false']
  if (kind === 'number') return ['1', '6']
  if (kind === 'choice') return [choices[0] ?? '', choices.at(-1) ?? '']
  if (kind === 'json') return ['{"en":{"login.heading":"Welcome {you}"}}', '{}']
  if (kind === 'css') return ['& { color: red }', '']
  return ['Plain', 'With "quotes", {braces} and\nlines']
}

/** What the builder prints for React with npm: every tag, with all of its attributes at once. */
const printed = builderElements.flatMap(({ tag, attributes }) =>
  [0, 1].map((index) => {
    const values = attributes.map((one) => [one.name, valuesOf(one)[index] ?? ''] as const)
    const configuration = {
      tag,
      attributes: Object.fromEntries(values),
      tokens: {},
      host: 'react',
      source: 'npm',
      page: '',
    } as const
    const code = snippetsOf(configuration, 'https://portal.example.com').at(-1)
    return { file: `${index}-${code?.file}`, text: code?.text ?? '' }
  }),
)

const options = {
  ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', jsx: 'react-jsx' },
  ...{ lib: ['es2023', 'dom', 'dom.iterable'], strict: true, exactOptionalPropertyTypes: true },
  ...{ noUnusedLocals: true, noEmit: true, types: [] },
}

export function testBuilderCode(): void {
  it('compiles as it is pasted: React with npm, every tag with all of its attributes', async () => {
    await builtPackages()
    const others = ['react', '@types/react', 'csstype']
    const application = applicationWith('portal-elements', packed('dist/package').archive, others)
    for (const { file, text } of printed) writeFileSync(join(application, file), text)
    const settings = { compilerOptions: options, files: printed.map(({ file }) => file) }
    writeFileSync(join(application, 'tsconfig.json'), JSON.stringify(settings))
    const compiler = 'node_modules/typescript-native/bin/tsc'
    const { status, stdout } = spawnSync(process.execPath, [compiler, '--project', application], {
      encoding: 'utf8',
    })
    assert.equal(status, 0, stdout)
    assert.ok(printed.length > 40)
  })
}
