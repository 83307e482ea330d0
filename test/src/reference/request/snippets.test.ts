import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PreparedRequest } from '../../../../src/reference/request/prepared-request'
import { curl } from '../../../../src/reference/request/snippets/curl'
import { writers } from '../../../../src/reference/request/snippets/writers'
import { sampleCases, sampleRequest } from '../../../support/sample-requests'
import { sampleBench, sampleLanguages } from '../../../support/sample-runs'

// All languages and requests: `npm run test:samples`.
test('a sample, run as it stands, sends what the page would have sent', async () => {
  const bench = await sampleBench()
  try {
    await bench.check(sampleLanguages.JavaScript!, 'JSON with every kind of value')
  } finally {
    await bench.close()
  }
})

const order: PreparedRequest = {
  method: 'POST',
  url: 'https://api.example.com/orders',
  headers: [
    ['Authorization', 'Bearer t'],
    ['X-Trace', 'on'],
  ],
  cookies: [],
  body: {
    kind: 'text',
    mediaType: 'application/json',
    text: '{\n  "item": "rope", "length": 2.5, "notes": [], "is-gift": true, "to": null\n}',
  },
}

test('JavaScript and Python write what a native writer would', () => {
  assert.equal(
    writers.JavaScript(order),
    `const response = await fetch("https://api.example.com/orders", {
  method: "POST",
  headers: {
    Authorization: "Bearer t",
    "X-Trace": "on",
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    item: "rope",
    length: 2.5,
    notes: [],
    "is-gift": true,
    to: null,
  }),
})
console.log(response.status, await response.text())`,
  )
  assert.equal(
    writers.Python(order),
    `import requests

response = requests.post(
    "https://api.example.com/orders",
    headers={
        "Authorization": "Bearer t",
        "X-Trace": "on",
    },
    json={
        "item": "rope",
        "length": 2.5,
        "notes": [],
        "is-gift": True,
        "to": None,
    },
    timeout=60,
)
print(response.status_code, response.text)`,
  )
  const plain: PreparedRequest = { method: 'GET', url: 'https://example.com/', headers: [], cookies: [] }
  assert.match(writers.JavaScript(plain), /^const response = await fetch\("https:[/][/]example.com[/]"\)$/m)
})

test('values that a literal would change are sent as they are written', () => {
  const text = '{"id": 12345678901234567890, "price": 1.50}'
  const request = { ...order, body: { kind: 'text', mediaType: 'application/json', text } } as const
  for (const name of ['JavaScript', 'Python', 'Ruby', 'PHP'] as const)
    assert.ok(writers[name](request).includes('12345678901234567890'), name)
  assert.doesNotMatch(writers.JavaScript(request), /JSON[.]stringify/)
})

/** What is imported, and the name that it is used by. */
const imports: readonly (readonly [RegExp, (imported: string) => string])[] = [
  [/^import [\w.]*[.](\w+);$/gm, (name) => name],
  [/^import (?:[{] )?(\w+)(?: [}] from '[^']+')?$/gm, (name) => name],
  [/^\t"(?:\w+[/])*(\w+)"$/gm, (name) => `${name}.`],
  [/^using ([\w.]+);$/gm, (name) => (name === 'System.Text' ? 'Encoding.' : name)],
  [/^require '([\w/]+)'$/gm, (name) => (name === 'json' ? 'JSON.' : 'Net::HTTP')],
]

test('nothing is imported that is not used', () => {
  let count = 0
  for (const [language, write] of Object.entries(writers))
    for (const [caseName, one] of Object.entries(sampleCases)) {
      const program = write(sampleRequest('https://example.com', one))
      for (const [pattern, nameOf] of imports)
        for (const [line, imported = ''] of program.matchAll(pattern)) {
          count += 1
          const isUsed = program.replace(line, '').includes(nameOf(imported))
          assert.ok(isUsed, `${language}, ${caseName}: ${line.trim()}`)
        }
    }
  assert.ok(count > 50, String(count))
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
