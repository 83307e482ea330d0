import { type MeasureFormat, useMeasureFormat, useMessages } from '../../i18n'
import type { Trend } from './metric-card'

interface Change {
  readonly now: number | undefined
  readonly before: number | undefined
  readonly format: (value: number) => string
  /** Shares of a whole are compared as they are. */
  readonly isShare?: boolean
  /** Whether more is worse. Default: neither. */
  readonly isWorseUp?: boolean
}

/** Returns a function that says how a figure changed. Reads the messages `metrics`. */
export function useTrend(): (change: Change) => Trend | undefined {
  const t = useMessages('metrics')
  const measure: MeasureFormat = useMeasureFormat()
  return ({ now, before, format, isShare, isWorseUp }) => {
    if (now === undefined || before === undefined) return undefined
    const texts = [format(now), format(before)] as const
    if (texts[0] === texts[1]) return { direction: 'same', text: t('same') }
    const isUp = now > before
    const values = { before: texts[1] }
    const change = measure.share(Math.abs(now - before) / before)
    const withoutShare = isUp ? t('up', values) : t('down', values)
    const withShare = isUp ? t('upBy', { ...values, change }) : t('downBy', { ...values, change })
    return {
      direction: isUp ? 'up' : 'down',
      isGood: isWorseUp === undefined ? undefined : isUp !== isWorseUp,
      text: isShare || before === 0 ? withoutShare : withShare,
    }
  }
}
