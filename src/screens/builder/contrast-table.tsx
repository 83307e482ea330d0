import { useFormat, useMessages } from '../../i18n'
import type { ReadColor, Scheme } from '../../theme/theme-values'
import { Badge } from '../../ui/badge'
import { Table } from '../../ui/table'
import { contrastsOf, type PairContrast } from './contrast'
import '../../ui/basics/field.css'

interface ContrastTableProps {
  tokens: Readonly<Record<string, string>>
  /** Value of the attribute `theme`. */
  theme: string | undefined
  read: ReadColor
}

/** How well the pairs of colors can be told apart that the chosen tokens change. */
export function ContrastTable({ tokens, theme, read }: ContrastTableProps) {
  const t = useMessages('builder')
  const schemes: Scheme[] = theme === 'light' || theme === 'dark' ? [theme] : ['light', 'dark']
  const contrasts = contrastsOf(tokens, schemes, read)
  if (contrasts.length === 0) return null
  return (
    <Table label={t('contrast')} columns={[t('pair'), t('contrast')]}>
      {contrasts.map((pair) => (
        <tr key={`${pair.foreground} ${pair.background} ${pair.scheme}`}>
          <th scope="row">
            {t('on', { foreground: pair.foreground, background: pair.background })}
            <div className="pe-hint">{t(pair.scheme)}</div>
          </th>
          <td>
            <Ratio pair={pair} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Ratio({ pair: { ratio, needed } }: { pair: PairContrast }) {
  const t = useMessages('builder')
  const format = useFormat()
  if (ratio === undefined) return t('unknownContrast')
  // Rounded down, so that what is too low never reads as enough.
  const shown = format.number(Math.floor(ratio * 10) / 10)
  if (ratio >= needed) return <Badge kind="success">{t('contrastEnough', { ratio: shown })}</Badge>
  return <Badge kind="warning">{t('contrastTooLow', { ratio: shown, needed: format.number(needed) })}</Badge>
}
