import type { ReceivedResponse } from '../../api/send-request'

export type BodyView =
  | { readonly kind: 'text'; readonly text: string; readonly language: string; readonly isCut: boolean }
  /** As a `data:` address, which strict policies allow for images. */
  | { readonly kind: 'image'; readonly address: string }
  | { readonly kind: 'binary'; readonly type: string }

/** More text than this only slows a page down; the file has all of it. */
const MAX_CHARACTERS = 200_000
const MAX_IMAGE_BYTES = 5_000_000

const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/[/+]json\b|jsonl|ndjson|json-seq/, 'json'],
  [/html|[/+]xml\b/, 'xml'],
  [/yaml/, 'yaml'],
  [/javascript/, 'javascript'],
  [/css/, 'css'],
]

/** Reads the part of a body that can be shown. */
export async function readBody({ body }: ReceivedResponse): Promise<BodyView> {
  const type = body.type.toLowerCase()
  if (/^image[/]/.test(type) && body.size <= MAX_IMAGE_BYTES)
    return { kind: 'image', address: await dataAddress(body) }
  const language = LANGUAGES.find(([pattern]) => pattern.test(type))?.[1] ?? ''
  const isText = language !== '' || /^text[/]|x-www-form-urlencoded|event-stream|multipart/.test(type)
  const isKnown = isText || type === ''
  const text = isKnown ? decoded(await body.slice(0, MAX_CHARACTERS * 4).arrayBuffer(), type) : undefined
  if (text === undefined) return { kind: 'binary', type: body.type }
  const isCut = text.length > MAX_CHARACTERS || body.size > MAX_CHARACTERS * 4
  return { kind: 'text', text: text.slice(0, MAX_CHARACTERS), language, isCut }
}

/** Undefined for bytes that are no text, where nothing says what they are. */
function decoded(bytes: ArrayBuffer, type: string): string | undefined {
  const charset = /charset="?([^";\s]+)/.exec(type)?.[1] ?? 'utf-8'
  try {
    const text = new TextDecoder(charset).decode(bytes)
    return type === '' && /[\0\uFFFD]/.test(text) ? undefined : text
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function dataAddress(body: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('An image could not be read.'))
    reader.readAsDataURL(body)
  })
}
