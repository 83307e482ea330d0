/**
 * What a reader prefers, by the package `negotiator`: it knows ranges, parameters and specificity, as `de-AT` and `text/*;q=0.5`.
 * `@fastify/accept-negotiator` compares whole names only.
 */
import Negotiator from 'negotiator'
import { type Language, languages } from '../texts/texts'

/** Longer headers are no list of preferences; reading them would be work for nothing. */
const longestHeader = 1_000

/**
 * Returns the reader's language by `Accept-Language`; the first of those to choose from, or English, if none of them is asked for.
 * `de-AT` counts as `de`.
 */
export function languageOf(header: string | undefined, among: readonly Language[] = languages): Language {
  const accepted = negotiatorFor('accept-language', header)?.languages([...among]) ?? []
  return among.find((language) => language === accepted[0]) ?? among[0] ?? 'en'
}

/** Returns the one of `offered` that `Accept` prefers, and without a match the default, which stands first. */
export function mediaTypeOf<const T extends string>(
  header: string | undefined,
  offered: readonly [T, ...T[]],
): T {
  const accepted = negotiatorFor('accept', header)?.mediaTypes([...offered]) ?? []
  return offered.find((type) => type === accepted[0]) ?? offered[0]
}

/** Returns the best encoding that `Accept-Encoding` allows; undefined for none. */
export function encodingOf(header: string | undefined): 'br' | 'gzip' | undefined {
  const offered = ['br', 'gzip'] as const
  const accepted = negotiatorFor('accept-encoding', header)?.encodings([...offered]) ?? []
  return offered.find((encoding) => accepted.includes(encoding))
}

function negotiatorFor(
  name: 'accept' | 'accept-encoding' | 'accept-language',
  header: string | undefined,
): Negotiator | undefined {
  if (!header || header.length > longestHeader) return undefined
  return new Negotiator({ headers: { [name]: header } })
}
