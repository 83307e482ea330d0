import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useMessages } from '../../i18n'
import { useDebounce, useStateFor } from '../../state'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { SearchBox } from '../../ui/search-box'
import { usePanel } from './use-panel'
import { toggled } from './toggled'
import '../../ui/inputs/compact-select.css'
import '../../ui/popover.css'
import './dashboard.css'

export interface VersionOption {
  /** Of the product version. */
  readonly id: string
  readonly name: string
  /** The name as it is shown. */
  readonly label: string
}

interface VersionChoiceProps {
  options: readonly VersionOption[]
  /** IDs. Empty: all. */
  chosen: readonly string[]
  onChoose(ids: readonly string[]): void
}

/** More are found by their name. */
const MOST_OPTIONS = 20
/** Time in which further versions can be ticked before the charts follow. */
const CHOICE_PAUSE_MS = 900

/** Which product versions are counted. */
export function VersionChoice({ options, chosen, onChoose }: VersionChoiceProps) {
  const t = useMessages('dashboard')
  const id = useId()
  const panel = usePanel()
  const [search, setSearch] = useState('')
  const [ticked, setTicked] = useStateFor<ReadonlySet<string>>(chosen.join(), () => new Set(chosen))
  const { debounce } = useDebounce(onChoose, CHOICE_PAUSE_MS)

  function tick(next: ReadonlySet<string>) {
    setTicked(next)
    debounce([...next])
  }

  const found = options.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const [only] = ticked
  const label =
    ticked.size === 0
      ? t('allVersions')
      : ticked.size === 1
        ? (options.find((option) => option.id === only)?.label ?? t('oneVersion'))
        : t('someVersions', { number: ticked.size })
  return (
    <div className="pe-panel-frame" ref={panel.frame} onKeyDown={panel.onKeyDown}>
      <button
        ref={panel.button}
        type="button"
        className="pe-compact-select pe-panel-button"
        aria-expanded={panel.isOpen}
        aria-controls={panel.isOpen ? id : undefined}
        onClick={panel.toggle}
      >
        <span className="pe-hidden">{t('versions')}: </span>
        <span className="pe-panel-label">{label}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {panel.isOpen && (
        <div className="pe-popover pe-panel" id={id} role="group" aria-label={t('versions')}>
          {options.length > 5 && (
            <SearchBox label={t('searchVersions')} value={search} compact onType={setSearch} />
          )}
          {found.slice(0, MOST_OPTIONS).map((option) => (
            <Checkbox
              key={option.id}
              name="version"
              label={option.label}
              checked={ticked.has(option.id)}
              onChange={() => tick(toggled(ticked, option.id))}
            />
          ))}
          {found.length === 0 && <p>{t('noVersions')}</p>}
          {ticked.size > 0 && (
            <button type="button" className="pe-panel-all" onClick={() => tick(new Set())}>
              {t('allVersions')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
