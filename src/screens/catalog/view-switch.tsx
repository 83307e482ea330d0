import Grid from 'lucide-react/icons/layout-grid'
import Rows from 'lucide-react/icons/rows-3'
import { useState } from 'react'
import { useMessages } from '../../i18n'
import { useStoredChoice } from '../../state'
import { ChoiceButtons } from '../../ui/choice-buttons'
import './catalog.css'

export type View = 'cards' | 'table'

const views: readonly View[] = ['cards', 'table']

/**
 * Returns the view: what the visitor chose, here or on an earlier visit, else the attribute's. If the attribute changes later, it
 * counts until the visitor chooses again.
 */
export function useView(given: View): [view: View, choose: (view: View) => void] {
  const [chosen, store] = useStoredChoice('catalog-view', views)
  const [before, setBefore] = useState(given)
  const [isGivenAnew, setGivenAnew] = useState(false)
  if (before !== given) {
    setBefore(given)
    setGivenAnew(true)
  }

  function choose(view: View) {
    setGivenAnew(false)
    store(view)
  }

  return [isGivenAnew ? given : (chosen ?? given), choose]
}

interface ViewSwitchProps {
  view: View
  /** There is nothing to look at either way. */
  disabled: boolean
  onChoose(view: View): void
}

export function ViewSwitch({ view, disabled, onChoose }: ViewSwitchProps) {
  const t = useMessages('catalog')
  const choices = [
    { value: 'cards' as const, label: t('cards'), icon: <Grid size={16} aria-hidden="true" /> },
    { value: 'table' as const, label: t('table'), icon: <Rows size={16} aria-hidden="true" /> },
  ]
  return (
    <div className="pe-catalog-bar">
      <ChoiceButtons
        label={t('view')}
        choices={choices}
        value={view}
        disabled={disabled}
        onChoose={onChoose}
      />
    </div>
  )
}
