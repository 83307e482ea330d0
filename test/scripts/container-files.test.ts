import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parse } from 'yaml'
import packageJson from '../../package.json'
import { inspectConfig } from '../../server/src/config/config'
import { firstFiles } from '../../server/src/init/first-files'
import { buildArguments, environmentOf, instructionsOf } from '../container/containerfile'

const instructions = instructionsOf(readFileSync('Containerfile', 'utf8'))

interface Service {
  image: string
  build?: unknown
  command?: string
  environment: Record<string, string>
  volumes?: string[]
}

interface Compose {
  services: Record<'portal' | 'database', Service>
}

const composeOf = (text: string) => parse(text) as Compose

test('every file that the Containerfile copies from the repository exists', () => {
  const sources = instructions
    .filter(({ name, rest }) => name === 'COPY' && !rest.includes('--from='))
    .flatMap(({ rest }) => rest.split(/\s+/).slice(0, -1))
  assert.ok(sources.length > 0)
  assert.deepEqual(
    sources.filter((path) => !existsSync(path)),
    [],
  )
})

test('the image is of this version, and its variables are settings of the server', () => {
  assert.equal(buildArguments(instructions)['VERSION'], packageJson.version)
  const { NODE_ENV, ...settings } = environmentOf(instructions)
  assert.equal(NODE_ENV, 'production')
  // Who starts it says where browsers reach it.
  const { mistakes, unknown } = inspectConfig({ ...settings, PUBLIC_URL: 'https://portal.example.com' })
  assert.deepEqual({ mistakes, unknown }, { mistakes: [], unknown: [] })
})

test('the image runs as a user by number, and its volume has the database', () => {
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'))
  const restOf = (wanted: string) => last.find(({ name }) => name === wanted)?.rest
  assert.match(restOf('USER') ?? '', /^[1-9]\d*:[1-9]\d*$/)
  assert.ok(environmentOf(last)['DATA_DIR']?.startsWith(`${restOf('VOLUME')}/`))
})

test('compose.yaml has settings of the server, and is the one of `portal-server init` but for its content', () => {
  const own = composeOf(readFileSync('compose.yaml', 'utf8').replaceAll('${POSTGRES_PASSWORD:?}', 'secret'))
  const product = {
    slug: 'a',
    name: 'A',
    version: 'v1',
    keyHeader: 'X-Key',
    text: '',
    format: 'yaml',
  } as const
  const options = { serverVersion: packageJson.version, password: 'secret' }
  const written = firstFiles(product, options).find(({ path }) => path === 'compose.yaml')?.content
  const first = composeOf((written ?? '').replaceAll('${POSTGRES_PASSWORD}', 'secret'))

  assert.deepEqual(inspectConfig(own.services.portal.environment).mistakes, [])
  assert.deepEqual(inspectConfig(own.services.portal.environment).unknown, [])
  for (const path of own.services.portal.volumes?.map((volume) => volume.split(':')[0]) ?? [])
    assert.ok(existsSync(path ?? ''), path)
  const shared = ({ build: _build, command: _command, volumes: _volumes, ...rest }: Service) => rest
  assert.deepEqual(shared(own.services.portal), shared(first.services.portal))
  assert.deepEqual(own.services.database, first.services.database)
})
