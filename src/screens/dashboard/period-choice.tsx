import { useState } from 'react'
import { useMessages } from '../../i18n'
import {
  calendarPeriods,
  type Days,
  formatDay,
  formatPeriod,
  offersDays,
  type Period,
  recentPeriods,
} from '../../parts/analytics/periods'
import '../../ui/inputs/compact-select.css'
import './dashboard.css'

interface PeriodChoiceProps {
  period: Period
  /** How far back the portal lets developers look, in milliseconds. */
  retentionMs: number
  now: number
  /** As the attribute has it. */
  onChoose(period: string): void
}

const OWN = 'days'

/** The periods that the portal offers, and days of the reader's own. */
export function PeriodChoice({ period, retentionMs, now, onChoose }: PeriodChoiceProps) {
  const t = useMessages('dashboard')
  const [isChoosing, setChoosing] = useState(false)
  const days = typeof period === 'string' ? undefined : period

  function choose(value: string) {
    setChoosing(value === OWN)
    if (value !== OWN) onChoose(value)
  }

  return (
    <>
      <select
        className="pe-compact-select"
        aria-label={t('period')}
        value={isChoosing || days ? OWN : formatPeriod(period)}
        onChange={(event) => choose(event.target.value)}
      >
        <optgroup label={t('recent')}>
          {recentPeriods(retentionMs).map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </optgroup>
        {offersDays(retentionMs) && (
          <optgroup label={t('calendar')}>
            {calendarPeriods.map((name) => (
              <option key={name} value={name}>
                {t(name)}
              </option>
            ))}
            <option value={OWN}>{t('days')}</option>
          </optgroup>
        )}
      </select>
      {(isChoosing || days) && (
        <DaysChoice
          days={days}
          first={formatDay(now - retentionMs)}
          last={formatDay(now)}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

interface DaysChoiceProps {
  days?: Days
  first: string
  last: string
  onChoose(period: string): void
}

function DaysChoice({ days, first, last, onChoose }: DaysChoiceProps) {
  const t = useMessages('dashboard')
  const [entered, setEntered] = useState(days ?? { from: '', to: last })

  function enter(change: Partial<Days>) {
    const next = { ...entered, ...change }
    setEntered(next)
    const isWhole = next.from >= first && next.to <= last && next.from <= next.to
    if (isWhole) onChoose(formatPeriod(next))
  }

  return (
    <span className="pe-dashboard-days">
      <input
        type="date"
        className="pe-compact-select"
        aria-label={t('from')}
        min={first}
        max={entered.to || last}
        value={entered.from}
        onChange={(event) => enter({ from: event.target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        className="pe-compact-select"
        aria-label={t('to')}
        min={entered.from || first}
        max={last}
        value={entered.to}
        onChange={(event) => enter({ to: event.target.value })}
      />
    </span>
  )
}
