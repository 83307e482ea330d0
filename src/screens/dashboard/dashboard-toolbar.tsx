import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useMeasureFormat, useMessages } from '../../i18n'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { IconButton } from '../../ui/icon-button'
import { PeriodChoice } from './period-choice'
import type { Period } from '../../parts/analytics/periods'
import type { useUpdates } from './use-updates'
import { VersionChoice, type VersionOption } from './version-choice'
import './dashboard.css'

interface DashboardToolbarProps {
  period: Period
  retentionMs: number
  versions: readonly VersionOption[]
  chosenVersions: readonly string[]
  updates: ReturnType<typeof useUpdates>
  onPeriod(period: string): void
  onVersions(ids: readonly string[]): void
}

/** Which requests are counted, and how fresh the numbers are. */
export function DashboardToolbar(props: DashboardToolbarProps) {
  const { period, retentionMs, versions, chosenVersions, updates, onPeriod, onVersions } = props
  const t = useMessages('dashboard')
  const measure = useMeasureFormat()
  return (
    <div className="pe-dashboard-tools">
      <div className="pe-dashboard-filters">
        <PeriodChoice period={period} retentionMs={retentionMs} now={updates.now} onChoose={onPeriod} />
        {versions.length > 0 && (
          <VersionChoice options={versions} chosen={chosenVersions} onChoose={onVersions} />
        )}
      </div>
      <div className="pe-dashboard-updates">
        <span className="pe-dashboard-time">{t('updated', { time: measure.timeOfDay(updates.now) })}</span>
        <IconButton icon={RefreshCw} label={t('update')} title={t('update')} onClick={updates.update} />
        <Checkbox
          name="automatic"
          label={t('automatic')}
          checked={updates.isAutomatic}
          onChange={(event) => updates.setAutomatic(event.target.checked)}
        />
      </div>
    </div>
  )
}
