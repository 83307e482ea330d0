/** An opaque color as `#rrggbb`. */
export type Color = string

const channelsOf = (color: Color): number[] =>
  [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
export function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** @param share - How much of the other color, 0 to 1. */
export function mix(color: Color, other: Color, share: number): Color {
  const others = channelsOf(other)
  const mixed = channelsOf(color).map((part, index) => part + ((others[index] ?? 0) - part) * share)
  return `#${mixed.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
