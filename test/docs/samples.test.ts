import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Command } from 'commander'
import manifest from '../../custom-elements.json'
import packageJson from '../../package.json'
import { declarationsOf } from '../../scripts/manifest/manifest-file'
import { lineOfAccessLog } from '../../agent/src/traffic/reported-line'
import { cli } from '../../server/src/cli/cli'
import { readForeignKeys } from '../../server/src/commands/foreign-keys-file'
import { inspectConfig } from '../../server/src/config/config'
import { FlagFile } from '../../server/src/flags/flag-file'
import { readMailTexts } from '../../server/src/mail/own-texts'
import { parseDocument } from '../../server/src/import/document-text'
import { MistakeList } from '../../server/src/lib/yaml/mistakes'
import { checkedPortal, checkedProduct } from '../../server/src/import/schema-check'
import { YamlSource } from '../../server/src/lib/yaml/yaml-source'
import { readReportedRequest } from '../../server/src/traffic/ingest/reported-request'
import { documentationSamples, inlineCommands, type Sample } from '../support/doc-samples'
import { assertInContract, hasOperation } from '../support/server/contract'
import { documentNodes } from '../../server/src/rules/documents/document-nodes'
import { emptyNotes } from '../../server/src/rules/documents/markdown-notes'
import { isRequestBlock } from '../../server/src/rules/documents/markup/request-blocks'
import { readRequest } from '../../server/src/rules/documents/requests/read-request'

const samples = documentationSamples()

/** A part of an application of demo/hosts, which a test of its own compares. */
const isFromHost = ({ kind }: Pick<Sample, 'kind'>) => kind.startsWith('demo/hosts/')

/** Programs of the system that samples may use. */
const systemPrograms = new Set([
  'createdb',
  'docker',
  'gunzip',
  'haproxy',
  'head',
  'kubectl',
  'npx',
  'openssl',
  'pg_dump',
  'pg_restore',
  'tar',
])

/** Splits a line of a shell into its arguments; a placeholder in `<>` is one. */
function argumentsOf(line: string): string[] {
  const parts = line.match(/(?:"[^"]*"|'[^']*'|<[\w-]+>|[^\s"'<])+/g) ?? []
  return parts.map((part) => part.replace(/^(["'])(.*)\1$/, '$2'))
}

/** Single commands of a sample: each line, `&&` and pipe separates. */
const commandsOf = (source: string): string[] =>
  source
    .replace(/\\\n/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').replace(/\s[<>]\s+[\w./-]+/g, ''))
    .flatMap((line) => line.split(/&&|\|/))
    .map((command) => command.trim())
    .filter((command) => command !== '' && !command.endsWith('…'))

/** Lets every command parse its arguments and do nothing. */
function parsesOnly(command: Command): Command {
  command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
  if (command.commands.length === 0) command.action(() => undefined)
  for (const child of command.commands) parsesOnly(child as Command)
  return command
}

const programs: Readonly<Record<string, (given: string[]) => void | Promise<unknown>>> = {
  'portal-server': (given) => parsesOnly(cli()).parseAsync(given, { from: 'user' }),
  node([script = '', ...given]) {
    assert.ok(existsSync(script), `${script} does not exist`)
    return script.endsWith('portal-server.mjs') ? programs['portal-server']?.(given) : undefined
  },
  npm([verb = '', script = '']) {
    if (['ci', 'install'].includes(verb)) return
    const name = verb === 'run' ? script : verb
    assert.ok(name in packageJson.scripts, `npm run ${name}`)
  },
  curl(given) {
    const address = given.find((one) => /^https?:/.test(one))
    assert.ok(address, 'curl without an address')
    const { pathname } = new URL(address)
    assert.ok(hasOperation('POST', pathname), pathname)
  },
}

async function runs(command: string): Promise<void> {
  const given = argumentsOf(command)
  const environment: Record<string, string> = {}
  while (/^[A-Z_\d]+=/.test(given[0] ?? '')) {
    const [name = '', value = ''] = given.shift()?.split('=') ?? []
    // The content of a file is checked where there is one.
    environment[name.replace(/_FILE$/, '')] = name.endsWith('_FILE') ? 'x'.repeat(44) : value
  }
  const [program = '', ...rest] = given
  if (systemPrograms.has(program)) return
  const { unknown } = inspectConfig(environment)
  assert.deepEqual(unknown, [], command)
  assert.ok(program in programs, `${program} is no program that a test knows`)
  await programs[program]?.(rest)
}

const shell = [
  ...samples.filter(({ language }) => language === 'sh'),
  ...inlineCommands(['portal-server', 'npm run', 'node server/bin/portal-server.mjs']),
]

for (const { at, source } of shell)
  test(`${at}: every command exists and takes these arguments`, async () => {
    for (const command of commandsOf(source)) await assert.doesNotReject(runs(command), command)
  })

function readPortalYaml(source: string): void {
  const mistakes = new MistakeList()
  // A sample leaves out what it is not about.
  const text = /^name:/m.test(source) ? source : `name: Acme\n${source}`
  const yaml = YamlSource.parse('portal.yaml', text, mistakes)
  assert.ok(yaml)
  checkedPortal(yaml, mistakes)
  assert.deepEqual(mistakes.mistakes, [])
}

function readProductYaml(source: string): void {
  const mistakes = new MistakeList()
  const text = /^name:/m.test(source) ? source : `name: Acme\n${source}`
  const yaml = YamlSource.parse('product.yaml', text, mistakes)
  assert.ok(yaml)
  checkedProduct(yaml, mistakes)
  assert.deepEqual(mistakes.mistakes, [])
}

/** Returns a reader of a sample as a file of a folder. */
const inFolder = (name: string, read: (folder: string) => Promise<unknown>) => async (source: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-docs-'))
  try {
    writeFileSync(join(folder, name), source)
    await read(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What reads a file or a body of each kind. */
const readers: Readonly<Record<string, (source: string) => void | Promise<void>>> = {
  'portal.yaml': readPortalYaml,
  'product.yaml': readProductYaml,
  'flags.json': inFolder('flags.json', (folder) => new FlagFile(join(folder, 'flags.json')).read()),
  'mail-texts/de.yaml': inFolder('de.yaml', readMailTexts),
  'imported keys': inFolder('keys', async (folder) => {
    const { keys, faults } = await readForeignKeys(join(folder, 'keys'))
    assert.deepEqual([keys.length, faults], [1, []])
  }),
  'introspection response': (source) =>
    assertInContract({
      method: 'POST',
      path: '/oauth/introspect',
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
      body: Buffer.from(source),
    }),
  'reported request': (source) =>
    assert.equal(typeof readReportedRequest(JSON.parse(source) as unknown), 'object', source),
  'log line': (source) =>
    assert.deepEqual(Object.keys(JSON.parse(source) as object), [
      ...['level', 'time', 'request_id', 'method', 'operation', 'status', 'milliseconds', 'caller'],
      ...['problem', 'msg'],
    ]),
}

for (const { at, kind, source } of samples.filter(
  (sample) => ['yaml', 'json'].includes(sample.language) && !isFromHost(sample),
))
  test(`${at}: the server reads it as it reads ${kind}`, async () => {
    const read = readers[kind]
    assert.ok(read, `The fence names no kind that a test reads: "${kind}".`)
    await read(source)
  })

const id = '00000000-0000-4000-8000-000000000000'
/** Variables of nginx; the others are numbers. */
const written: Readonly<Record<string, string>> = {
  portal_application_id: id,
  portal_credential_id: id,
  portal_version: 'coast-forecast/v1',
  request_method: 'GET',
  request_uri: '/levels?harbour=oslo',
  status: '200',
  msec: `${Date.now() / 1000}`,
}

for (const { at, source } of samples.filter(({ language }) => language === 'nginx'))
  test(`${at}: the agent reads what nginx writes`, () => {
    const template = [...source.matchAll(/'([^']*)'/g)].map(([, text]) => text).join('')
    const line = lineOfAccessLog(template.replace(/\$(\w+)/g, (_, name: string) => written[name] ?? '1'))
    assert.ok(line, template)
    assert.equal(typeof readReportedRequest(JSON.parse(line) as unknown), 'object', line)
  })

test('files that a tree of folders names are in the demo', () => {
  for (const { at, source } of samples.filter(({ kind }) => kind === 'content folder')) {
    const parents: string[] = []
    for (const line of source.split('\n').filter((text) => text.trim() !== '')) {
      const depth = (line.length - line.trimStart().length) / 2
      const [name = ''] = line.trim().split(/\s{2,}/)
      parents.splice(depth)
      const isPattern = /[*{]/.test(name)
      const paths = isPattern ? [] : name.split(/,\s*/).map((one) => join('demo', ...parents, one))
      parents.push(name)
      for (const path of paths) assert.ok(existsSync(path), `${at}: ${path}`)
    }
  }
})

for (const { at, source } of samples.filter(({ kind }) => kind === 'shortcodes'))
  test(`${at}: shortcodes name tags and attributes of the plugin`, () => {
    const file = readFileSync('package/wordpress/portal-elements/tags.json', 'utf8')
    const tags = JSON.parse(file) as { tag: string; attributes: { name: string }[] }[]
    const shortcodes = [...source.matchAll(/\[(portal-[a-z-]+)((?: [^\]]*)?)\]/g)]
    assert.ok(shortcodes.length > 0)
    for (const [, tag = '', written = ''] of shortcodes)
      for (const [name] of written.replaceAll(/="[^"]*"/g, '').matchAll(/[\w-]+/g))
        assert.ok(
          tags.some((one) => one.tag === tag && one.attributes.some((attribute) => attribute.name === name)),
          `${tag} ${name}`,
        )
  })

for (const { at, source } of samples.filter(({ language, kind }) => language === 'css' && kind === ''))
  test(`${at}: the rule keeps the height free that the tag declares`, () => {
    const [, tag, size] =
      /^(portal-[a-z-]+):not\(:defined\) \{[^}]*min-block-size: ([\d.]+)rem;\n\}\s*$/.exec(source) ?? []
    const declared = declarationsOf(manifest).find(({ tagName }) => tagName === tag)
    assert.ok(declared?.reserve, source)
    assert.equal(Number(size), declared.reserve)
  })

for (const { at, source } of samples.filter(({ kind }) => kind === 'front matter'))
  test(`${at}: front matter has the keys that documents have`, () => {
    const mistakes = new MistakeList()
    assert.ok(parseDocument(at, source, mistakes))
    assert.deepEqual(mistakes.warnings.list, [])
  })

const requestLanguages = ['request', 'curl', 'http']
for (const { at, language, source } of samples.filter((sample) => requestLanguages.includes(sample.language)))
  test(`${at}: the request is one that readers run`, () => {
    assert.ok(isRequestBlock(language, source))
    readRequest(language, source)
  })

for (const { at, source } of samples.filter(({ kind }) => kind === 'steps and tabs'))
  test(`${at}: groups begin and end`, () => {
    const notes = emptyNotes()
    const { children } = documentNodes(source, notes)
    assert.deepEqual(notes.groupFaults, [])
    assert.deepEqual(
      children.map(({ type }) => type),
      ['steps'],
    )
  })

/** Checked by tests of their own: HTML in a browser, scripts by the type checker, policies by the pages that obey them, a screen by its build. */
const checkedElsewhere = ['html', 'js', 'text csp', 'ts sample-screen', 'tsx sample-screen']

test('no sample goes unchecked', () => {
  const isChecked = ({ language, kind }: Sample) =>
    isFromHost({ kind }) ||
    [
      'sh',
      'yaml',
      'json',
      'nginx',
      'css ',
      'text content folder',
      'text shortcodes',
      'markdown front matter',
      'markdown steps and tabs',
      ...requestLanguages,
      ...checkedElsewhere,
    ].some((checked) => [language, `${language} ${kind}`].includes(checked))
  assert.deepEqual(
    samples.filter((sample) => !isChecked(sample)).map(({ at }) => at),
    [],
  )
})
