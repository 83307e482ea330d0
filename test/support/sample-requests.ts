import type { PreparedBody, PreparedRequest } from '../../src/reference/request/prepared-request'

/** Texts that end strings, begin interpolations, run commands, or are mangled on the way. */
export const nasty = `'"\\ $(touch injected) \`touch injected\` #{1+1} \${1+1} $x %s @file <?php */ // -- ü ☃ 🚢`
export const planBytes = Buffer.from([0, 10, 13, 255])

const json = (text: string, mediaType = 'application/json'): PreparedBody => ({
  kind: 'text',
  mediaType,
  text,
})

interface SampleCase {
  readonly method: string
  readonly body?: PreparedBody
  /** A JSON body may be written as a value of the language, and arrives without its white space. */
  readonly isValue?: boolean
}

/** Requests of every kind, by what they are about. */
export const sampleCases: Readonly<Record<string, SampleCase>> = {
  'no body': { method: 'GET' },
  'a deletion': { method: 'DELETE' },
  'JSON with every kind of value': {
    method: 'POST',
    isValue: true,
    body: json(
      JSON.stringify(
        {
          name: nasty,
          [nasty]: true,
          'with-hyphen': null,
          empty: {},
          none: [],
          list: [1, -2.5, 1e21, false, { deep: ['x'] }],
        },
        null,
        2,
      ),
    ),
  },
  'JSON of a type of its own': {
    method: 'PATCH',
    isValue: true,
    body: json('{"a":"b"}', 'application/merge-patch+json'),
  },
  'JSON with names that mean something': {
    method: 'POST',
    isValue: true,
    body: json('{"__proto__":{"a":1},"constructor":2,"class":3,"0":4}'),
  },
  'JSON that a value would change': {
    method: 'POST',
    body: json('{ "id": 12345678901234567890, "price": 1.50, "a": 1, "a": 2 }'),
  },
  'a form': {
    method: 'POST',
    body: {
      kind: 'text',
      mediaType: 'application/x-www-form-urlencoded',
      text: new URLSearchParams({ text: nasty, b: '' }).toString(),
    },
  },
  'a text in lines': {
    method: 'PUT',
    body: { kind: 'text', mediaType: 'text/plain', text: `${nasty}\n\nend\n` },
  },
  'a text that looks like a file': {
    method: 'PUT',
    body: { kind: 'text', mediaType: 'text/plain', text: '@plan.bin' },
  },
  'a file': {
    method: 'PUT',
    body: { kind: 'file', mediaType: 'application/x-plan', file: new File([planBytes], 'plan.bin') },
  },
  'a form with a file': {
    method: 'POST',
    body: {
      kind: 'multipart',
      mediaType: 'multipart/form-data',
      parts: [
        { name: 'words', headers: [], content: nasty },
        {
          name: 'plan',
          fileName: 'plan.bin',
          contentType: 'application/x-plan',
          headers: [],
          content: new File([planBytes], 'plan.bin'),
        },
      ],
    },
  },
  'several parts': {
    method: 'POST',
    body: {
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
          content: new File([planBytes], 'plan.bin'),
        },
      ],
    },
  },
}

export const sampleTarget = `/api/a%27b/${encodeURIComponent(nasty)}?filter%5Ba%5D=1&x='%22$HOME`

export const sampleHeader = nasty.replace(/[^\x20-\x7e]/g, '').trim()

/** The request of a case, to an API at a URL. */
export const sampleRequest = (url: string, { method, body }: SampleCase): PreparedRequest => ({
  method,
  url: url + sampleTarget,
  headers: [
    ['X-Nasty', sampleHeader],
    ['Authorization', 'Bearer t'],
  ],
  cookies: [
    ['a', '1'],
    ['b', '2'],
  ],
  body,
})
