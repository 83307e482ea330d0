import type { ReplacedTexts } from '../i18n'
import { isRecord } from '../lib/is-record'
import type { PropertyKind } from './property-kinds'

const isReplacedTexts = (value: unknown): value is ReplacedTexts =>
  isRecord(value) &&
  Object.values(value).every(
    (texts) => isRecord(texts) && Object.values(texts).every((text) => typeof text === 'string'),
  )

/** Texts by language and key: JSON in the attribute, an object in the property. */
export function replacedTexts(): PropertyKind<ReplacedTexts | undefined> {
  function fromValue(value: unknown): ReplacedTexts {
    if (isReplacedTexts(value)) return value
    throw new Error('texts by language and key, such as {"en": {"login.heading": "Welcome"}}')
  }
  // The same text gives the same object, by which elements tell whether anything has changed.
  let last: { readonly written: string; readonly value: ReplacedTexts } | undefined
  function fromText(written: string): ReplacedTexts {
    if (last?.written !== written) last = { written, value: fromValue(parsed(written)) }
    return last.value
  }
  return { initial: undefined, fromText, fromValue }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
