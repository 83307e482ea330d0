import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PreparedRequest } from '../../src/reference/request/prepared-request'
import { curl } from '../../src/reference/request/snippets/curl'
import { writers } from '../../src/reference/request/snippets/writers'
import { type RecordingApi, recordingApi } from './recording-api'
import { planBytes, nasty, sampleCases, sampleHeader, sampleRequest, sampleTarget } from './sample-requests'

const run = promisify(execFile)

/** How the samples of a language are run. */
export interface SampleLanguage {
  write(request: PreparedRequest): string
  readonly file: string
  readonly command: readonly [string, ...string[]]
  /** A command that succeeds where everything for it is installed. */
  readonly probe: readonly [string, ...string[]]
  /** Packages of Debian that bring it. */
  readonly packages: readonly string[]
}

export const sampleLanguages: Readonly<Record<string, SampleLanguage>> = {
  curl: {
    write: (request) => curl(request, false),
    file: 'call.sh',
    command: ['sh', 'call.sh'],
    probe: ['curl', '--version'],
    packages: ['curl'],
  },
  JavaScript: {
    write: writers.JavaScript,
    file: 'call.mjs',
    command: [process.execPath, 'call.mjs'],
    probe: [process.execPath, '--version'],
    packages: [],
  },
  Python: {
    write: writers.Python,
    file: 'call.py',
    command: ['python3', '-W', 'error::SyntaxWarning', 'call.py'],
    probe: ['python3', '-c', 'import requests'],
    packages: ['python3-requests'],
  },
  Java: {
    write: writers.Java,
    file: 'Call.java',
    command: ['java', '-Dfile.encoding=UTF-8', 'Call.java'],
    probe: ['javac', '--version'],
    packages: ['default-jdk-headless'],
  },
  Go: {
    write: writers.Go,
    file: 'call.go',
    command: ['go', 'run', 'call.go'],
    probe: ['go', 'version'],
    packages: ['golang-go'],
  },
  Ruby: {
    write: writers.Ruby,
    file: 'call.rb',
    command: ['ruby', '-w', 'call.rb'],
    probe: ['ruby', '-v'],
    packages: ['ruby'],
  },
  PHP: {
    write: writers.PHP,
    file: 'call.php',
    command: ['php', 'call.php'],
    probe: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
}

export function isInstalled({ probe: [command, ...args] }: SampleLanguage): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Somewhere to run samples: a folder with the file that they send, and an API that records what arrives. */
export interface SampleBench {
  /** Runs the sample of a case, and checks that the request arrives that the page would have sent. */
  check(language: SampleLanguage, caseName: string): Promise<void>
  close(): Promise<void>
}

export async function sampleBench(): Promise<SampleBench> {
  const api = await recordingApi()
  const folder = await mkdtemp(join(tmpdir(), 'samples-'))
  await writeFile(join(folder, 'plan.bin'), planBytes)
  return {
    async check({ write, file, command: [command, ...args] }, caseName) {
      await writeFile(join(folder, file), write(sampleRequest(api.url, sampleCases[caseName]!)))
      await run(command, args, { cwd: folder })
      await checkArrived(api, caseName)
    },
    async close() {
      await api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function checkArrived(api: RecordingApi, caseName: string): Promise<void> {
  const { method, body, isValue } = sampleCases[caseName]!
  const arrived = api.last()
  assert.equal(arrived.method, method)
  // Clients may write a quote as they like.
  assert.equal(arrived.target.replaceAll("'", '%27'), sampleTarget.replaceAll("'", '%27'))
  assert.equal(arrived.headers['x-nasty'], sampleHeader)
  assert.equal(arrived.headers.authorization, 'Bearer t')
  assert.equal(arrived.headers.cookie, 'a=1; b=2')
  if (!body) return assert.equal(arrived.body.length, 0)
  if (body.kind !== 'multipart') {
    assert.equal(arrived.headers['content-type'], body.mediaType)
    if (body.kind === 'file') return assert.deepEqual(arrived.body, planBytes)
    // Which letters of a form are escaped is left to who writes it.
    if (body.mediaType.includes('urlencoded'))
      return assert.deepEqual(
        [...new URLSearchParams(arrived.body.toString())],
        [...new URLSearchParams(body.text)],
      )
    if (!isValue) return assert.equal(arrived.body.toString(), body.text)
    return assert.deepEqual(JSON.parse(arrived.body.toString()), JSON.parse(body.text))
  }
  const form = await new Response(new Uint8Array(arrived.body), {
    headers: { 'content-type': arrived.headers['content-type'] ?? '' },
  }).formData()
  assert.equal(form.get('words'), nasty)
  const about = form.get('about')
  if (body.parts.some(({ name }) => name === 'about'))
    assert.equal(typeof about === 'string' ? about : await about?.text(), '{"a":"b;c"}')
  const plan = form.get('plan') as File
  assert.deepEqual([plan.name, plan.type], ['plan.bin', 'application/x-plan'])
  assert.deepEqual(Buffer.from(await plan.arrayBuffer()), planBytes)
}
