import { type Language, languages } from '../texts/texts'

/** Longer headers are no list of preferences; reading them would be work for nothing. */
const longestHeader = 1_000

/** The reader's language by `Accept-Language`; English when none of ours is asked for. `de-AT` counts as `de`. */
export function languageOf(header: string | undefined): Language {
  for (const tag of preferences(header)) {
    const language = languages.find((candidate) => candidate === tag.split('-', 1)[0])
    if (language) return language
  }
  return 'en'
}

/** The first of `offered` that `Accept` asks for, and without a match the default, which stands first. */
export function mediaTypeOf<const T extends string>(
  header: string | undefined,
  offered: readonly [T, ...T[]],
): T {
  for (const type of preferences(header)) {
    const match = offered.find((candidate) => candidate === type)
    if (match) return match
  }
  return offered[0]
}

/** Values of an `Accept…` header in lower case, most wanted first; equally wanted ones in the given order. */
function preferences(header: string | undefined): string[] {
  if (!header || header.length > longestHeader) return []
  return header
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [value = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { value, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ value, quality }) => value && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ value }) => value)
}
