import './compact-select.css'

interface CompactSelectProps<T extends string> {
  /** Name of the field for those who do not see what it stands beside. */
  label: string
  choices: readonly { readonly value: T; readonly label: string }[]
  value: T
  onChoose(value: T): void
}

/** A list of which one is chosen, in a small frame. */
export function CompactSelect<T extends string>({ label, choices, value, onChoose }: CompactSelectProps<T>) {
  return (
    <select
      className="pe-compact-select"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value as T)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
