import type { ReactNode } from 'react'
import './choice-buttons.css'

export interface Choice<T extends string> {
  readonly value: T
  readonly label: string
  readonly icon?: ReactNode
}

interface ChoiceButtonsProps<T extends string> {
  /** The accessible name of the group. */
  label: string
  choices: readonly Choice<T>[]
  value: T
  disabled?: boolean
  onChoose(value: T): void
}

/** A few buttons of which one is pressed. */
export function ChoiceButtons<T extends string>(props: ChoiceButtonsProps<T>) {
  const { label, choices, value, disabled = false, onChoose } = props
  return (
    <div className="pe-choices" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="pe-choice"
          aria-pressed={choice.value === value}
          disabled={disabled}
          onClick={() => onChoose(choice.value)}
        >
          {choice.icon}
          {choice.label}
        </button>
      ))}
    </div>
  )
}
