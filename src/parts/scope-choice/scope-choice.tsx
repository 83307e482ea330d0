import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group'
import { useId } from '../../ui/basics/use-id'
import '../../ui/basics/field.css'
import './scope-choice.css'

interface ScopeChoiceProps {
  label: string
  hint?: ReactNode
  error?: ReactNode
  available: readonly string[]
  chosen: readonly string[]
  onChoose(chosen: readonly string[]): void
}

/** Any of a few scopes, in the order in which the server offers them. */
export function ScopeChoice({ label, hint, error, available, chosen, onChoose }: ScopeChoiceProps) {
  const id = useId()
  const toggle = (scope: string) =>
    onChoose(available.filter((one) => chosen.includes(one) !== (one === scope)))
  return (
    <CheckboxGroup label={label} aria-describedby={hint || error ? id : undefined}>
      {available.map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          label={<code className="pe-scope">{scope}</code>}
          checked={chosen.includes(scope)}
          onChange={() => toggle(scope)}
        />
      ))}
      <div id={id}>
        {hint && <p className="pe-hint">{hint}</p>}
        {error && <p className="pe-field-error">{error}</p>}
      </div>
    </CheckboxGroup>
  )
}
