import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import type { PreparedBody, PreparedRequest } from '../../../../src/reference/request/prepared-request'
import { curl } from '../../../../src/reference/request/snippets/curl'
import { writers } from '../../../../src/reference/request/snippets/writers'
import { type RecordingApi, recordingApi } from '../../../support/recording-api'

/** Texts that end strings, begin interpolations, run commands, or are mangled on the way. */
const nasty = `'"\\ $(touch injected) \`touch injected\` #{1+1} \${1+1} $x %s @file <?php */ // -- ü ☃ 🚢`
const bytes = Buffer.from([0, 10, 13, 255])

const bodies: Record<string, PreparedBody | undefined> = {
  'no body': undefined,
  'a text': { kind: 'text', mediaType: 'application/json', text: `{\n  "a": ${JSON.stringify(nasty)}\n}\n` },
  'a text that looks like a file': { kind: 'text', mediaType: 'text/plain', text: '@plan.bin' },
  'a file': { kind: 'file', mediaType: 'application/x-plan', file: new File([bytes], 'plan.bin') },
  'several parts': {
    kind: 'multipart',
    mediaType: 'multipart/form-data',
    parts: [
      { name: 'words', headers: [], content: nasty },
      { name: 'about', contentType: 'application/json', headers: [], content: '{"a":"b;c"}' },
      {
        name: 'plan',
        fileName: 'plan.bin',
        contentType: 'application/x-plan',
        headers: [],
        content: new File([bytes], 'plan.bin'),
      },
    ],
  },
}

const run = promisify(execFile)
const works = (command: string, args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

interface Runner {
  readonly write: (request: PreparedRequest) => string
  readonly file: string
  readonly command: string
  readonly args: readonly string[]
  readonly isHere: boolean
}

const runners: Record<string, Runner> = {
  curl: {
    write: (request) => curl(request, false),
    file: 'call.sh',
    command: 'sh',
    args: ['call.sh'],
    isHere: works('curl', ['--version']),
  },
  JavaScript: {
    write: writers.JavaScript,
    file: 'call.mjs',
    command: process.execPath,
    args: ['call.mjs'],
    isHere: true,
  },
  Python: {
    write: writers.Python,
    file: 'call.py',
    command: 'python3',
    args: ['call.py'],
    isHere: works('python3', ['-c', 'import requests']),
  },
  Java: {
    write: writers.Java,
    file: 'Call.java',
    command: 'java',
    args: ['-Dfile.encoding=UTF-8', 'Call.java'],
    isHere: works('javac', ['--version']),
  },
  Go: {
    write: writers.Go,
    file: 'call.go',
    command: 'go',
    args: ['run', 'call.go'],
    isHere: works('go', ['version']),
  },
  Ruby: {
    write: writers.Ruby,
    file: 'call.rb',
    command: 'ruby',
    args: ['call.rb'],
    isHere: works('ruby', ['-v']),
  },
  PHP: {
    write: writers.PHP,
    file: 'call.php',
    command: 'php',
    args: ['call.php'],
    isHere: works('php', ['-r', 'exit(function_exists("curl_init") ? 0 : 1);']),
  },
}

describe('a sample does, run as it stands, what the page would have done', () => {
  let api: RecordingApi
  let folder: string
  before(async () => {
    api = await recordingApi()
    folder = await mkdtemp(join(tmpdir(), 'snippets-'))
    await writeFile(join(folder, 'plan.bin'), bytes)
  })
  after(async () => {
    await api.close()
    await rm(folder, { recursive: true, force: true })
  })

  for (const [language, { write, file, command, args, isHere }] of Object.entries(runners)) {
    for (const [kind, body] of Object.entries(bodies)) {
      const skip = isHere ? false : `${command} is not on this machine`
      test(`${language}, ${kind}`, { skip }, async () => {
        const target = `/api/a%27b/${encodeURIComponent(nasty)}?filter%5Ba%5D=1&x='%22$HOME`
        await writeFile(
          join(folder, file),
          write({
            method: body ? 'PUT' : 'GET',
            url: api.url + target,
            headers: [
              ['X-Nasty', nasty.replace(/[^\x20-\x7e]/g, '').trim()],
              ['Authorization', 'Bearer t'],
            ],
            cookies: [
              ['a', '1'],
              ['b', '2'],
            ],
            body,
          }),
        )
        await run(command, args, { cwd: folder })
        const arrived = api.last()
        assert.equal(arrived.method, body ? 'PUT' : 'GET')
        // Clients may write a quote as they like.
        assert.equal(arrived.target.replaceAll("'", '%27'), target.replaceAll("'", '%27'))
        assert.equal(arrived.headers['x-nasty'], nasty.replace(/[^\x20-\x7e]/g, '').trim())
        assert.equal(arrived.headers.authorization, 'Bearer t')
        assert.equal(arrived.headers.cookie, 'a=1; b=2')
        if (!body) return assert.equal(arrived.body.length, 0)
        if (body.kind !== 'multipart') {
          assert.equal(arrived.headers['content-type'], body.mediaType)
          assert.deepEqual(arrived.body, body.kind === 'text' ? Buffer.from(body.text) : bytes)
          return
        }
        const form = await new Response(new Uint8Array(arrived.body), {
          headers: { 'content-type': arrived.headers['content-type'] ?? '' },
        }).formData()
        assert.equal(form.get('words'), nasty)
        const about = form.get('about')
        assert.equal(typeof about === 'string' ? about : await about?.text(), '{"a":"b;c"}')
        const plan = form.get('plan') as File
        assert.deepEqual([plan.name, plan.type], ['plan.bin', 'application/x-plan'])
        assert.deepEqual(Buffer.from(await plan.arrayBuffer()), bytes)
      })
    }
  }
})

test('in languages that are not run here too, nothing leaves its quotes', () => {
  const evil = `x'; system('id'); '"; Exit(1); "\\`
  const request: PreparedRequest = {
    method: 'POST',
    url: `https://example.com/?a=${evil}`,
    headers: [['X', evil]],
    cookies: [],
    body: { kind: 'text', mediaType: 'text/plain', text: evil },
  }
  for (const write of [writers.PHP, writers.Ruby]) {
    const strings = write(request).replace(/'(?:[^'\\]|\\.)*'/gs, '')
    assert.doesNotMatch(strings, /system|Exit/)
  }
  for (const write of [writers['C#'], writers.Go, writers.Java, writers.JavaScript, writers.Python]) {
    const strings = write(request).replace(/"(?:[^"\\\n]|\\.)*"/g, '')
    assert.doesNotMatch(strings, /system|Exit/)
  }
})

test('masked secrets are variables of the shell in curl, and plain placeholders elsewhere', () => {
  const request: PreparedRequest = {
    method: 'GET',
    url: 'https://example.com/?key=YOUR_API_KEY',
    headers: [
      ['X-Key', 'YOUR_API_KEY'],
      ['Authorization', 'Basic YOUR_CREDENTIALS'],
    ],
    cookies: [['sid', 'YOUR_API_KEY']],
  }
  assert.equal(
    curl(request, true),
    [
      `curl 'https://example.com/?key='"$API_KEY"`,
      '-H "X-Key: $API_KEY"',
      '-u "$USERNAME:$PASSWORD"',
      '-b "sid=$API_KEY"',
    ].join(' \\\n  '),
  )
  assert.match(curl(request, false), /-H 'X-Key: YOUR_API_KEY'/)
  for (const write of Object.values(writers)) assert.match(write(request), /YOUR_API_KEY/)
})
