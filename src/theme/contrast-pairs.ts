/** A token and the token of the background that it is seen on, without `--portal-`. */
export type TokenPair = readonly [foreground: string, background: string]

/** Least contrast of a text (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5
/** Least contrast of what shows a control, its state or the focus (WCAG 2.2, 1.4.11). */
export const shapeContrast = 3

const onPlain = (token: string): TokenPair[] => [
  [token, 'surface'],
  [token, 'surface-raised'],
]

export const textPairs: readonly TokenPair[] = [
  ...['text', 'text-muted', 'accent', 'link', 'danger-text'].flatMap(onPlain),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  // A button that cannot be pressed; WCAG exempts it, people still read it.
  ['text-muted', 'border'],
  ['on-popover', 'popover'],
  ['on-popover', 'popover-hover'],
  ['accent', 'overlay'],
  ['link', 'overlay'],
  ...['info', 'success', 'warning', 'danger'].map((kind): TokenPair => [`${kind}-text`, `${kind}-tint`]),
]

export const shapePairs: readonly TokenPair[] = [
  ...['border-control', 'focus', 'danger-control'].flatMap(onPlain),
  ['focus', 'popover'],
]
