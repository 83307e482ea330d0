import { isColor, isFontList } from '../../lib/page-theme'
import type { PortalFile } from '../file-shapes'
import type { MistakeList } from '../../lib/yaml/mistakes'
import { helpWith } from '../../lib/nearest-name'
import type { YamlSource } from '../../lib/yaml/yaml-source'

/** Tokens that the portal reads; others are for other clients of the API. */
const knownTokens: Readonly<Record<string, readonly string[]>> = {
  section_colors: ['body', 'tertiary', 'stroke', 'accent', 'header', 'hero'],
  text_colors: ['primary', 'secondary', 'headings', 'link', 'accent', 'header', 'hero'],
  button_colors: ['primary-fill', 'primary-text'],
}

/** Notes tokens of the theme that the portal does not know, and values that it leaves out. */
export function warnOfTheme(
  { appearance = {} }: PortalFile,
  source: YamlSource,
  mistakes: MistakeList,
): void {
  for (const [group, tokens] of Object.entries(appearance.theme ?? {})) {
    const known = knownTokens[group]
    for (const [name, token] of Object.entries(tokens)) {
      const path = ['appearance', 'theme', group]
      const place = [...path, name]
      if (known && !known.includes(name))
        mistakes.warn(
          source.file,
          `\`${name}\` is no color of the portal${helpWith(name, known)}`,
          source.positionOfKey(path, name),
        )
      const value = typeof token === 'string' ? token : token.value
      const reason = known ? colorReason(value) : fontReason(value)
      if (reason)
        mistakes.warn(source.file, `\`${place.join('.')}\`: "${value}" ${reason}`, source.positionOf(place))
    }
  }
}

const colorReason = (value: string) =>
  isColor(value)
    ? undefined
    : 'is no opaque color in hexadecimal, rgb(), hsl() or hwb(), or by name, so the portal may leave it out; write one, or light-dark(…, …) with one for each scheme'

const fontReason = (value: string) =>
  isFontList(value)
    ? undefined
    : 'is no list of font families, so the portal leaves it out; write names with commas between them, and neither sizes nor functions'
