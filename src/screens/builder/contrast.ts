import { contrast } from '../../theme/color'
import {
  shapeContrast,
  shapePairs,
  textContrast,
  textPairs,
  type TokenPair,
} from '../../theme/contrast-pairs'
import { type ReadColor, readPair, type Scheme } from '../../theme/theme-values'
import { themeTokens } from './manifest'

/** How a pair of tokens can be told apart in one scheme. */
export interface PairContrast {
  readonly foreground: string
  readonly background: string
  readonly scheme: Scheme
  /** 1 to 21; undefined where a color is see-through or depends on the page. */
  readonly ratio: number | undefined
  /** The least ratio that is enough. */
  readonly needed: number
}

const prefix = '--portal-'
const initials = new Map(themeTokens.map(({ name, initial }) => [name, initial]))
const reference = /^var\(--_([\w-]+)\)$/

function colorOf(token: string, tokens: Readonly<Record<string, string>>, read: ReadColor, scheme: Scheme) {
  const value = tokens[prefix + token] ?? initials.get(prefix + token)
  const [, other] = reference.exec(value ?? '') ?? []
  if (other !== undefined && other !== token) return colorOf(other, tokens, read, scheme)
  return readPair(value, read)?.[scheme]
}

/** Whether a pair has a token that was chosen, also by way of another that follows it. */
function isConcerned(pair: TokenPair, tokens: Readonly<Record<string, string>>): boolean {
  return pair.some((token) => {
    const [, other = token] = reference.exec(initials.get(prefix + token) ?? '') ?? []
    return prefix + token in tokens || (prefix + other in tokens && !(prefix + token in tokens))
  })
}

/** Returns the contrast of every pair that the chosen tokens change. */
export function contrastsOf(
  tokens: Readonly<Record<string, string>>,
  schemes: readonly Scheme[],
  read: ReadColor,
): PairContrast[] {
  const all = [
    ...textPairs.map((pair) => ({ pair, needed: textContrast })),
    ...shapePairs.map((pair) => ({ pair, needed: shapeContrast })),
  ]
  return all
    .filter(({ pair }) => isConcerned(pair, tokens))
    .flatMap(({ pair: [foreground, background], needed }) =>
      schemes.map((scheme) => {
        const [one, other] = [foreground, background].map((token) => colorOf(token, tokens, read, scheme))
        return {
          foreground,
          background,
          scheme,
          needed,
          ratio: one && other ? contrast(one, other) : undefined,
        }
      }),
    )
}
