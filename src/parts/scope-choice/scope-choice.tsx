import { useId } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group'
import '../../ui/basics/field.css'
import './scope-choice.css'

interface ScopeChoiceProps {
  label: string
  hint?: ReactNode
  error?: ReactNode
  available: readonly string[]
  /** Texts by scope. Untrusted. */
  descriptions?: ReadonlyMap<string, string>
  chosen: readonly string[]
  onChoose(chosen: readonly string[]): void
}

/** Any of a few scopes, in the order in which the server offers them. */
export function ScopeChoice(props: ScopeChoiceProps) {
  const { label, hint, error, available, descriptions, chosen, onChoose } = props
  const id = useId()
  const toggle = (scope: string) =>
    onChoose(available.filter((one) => chosen.includes(one) !== (one === scope)))
  return (
    <CheckboxGroup label={label} aria-describedby={hint || error ? id : undefined}>
      {available.map((scope, index) => {
        const description = descriptions?.get(scope)
        const describedBy = description && `${id}scope${index}`
        return (
          <div key={scope}>
            <Checkbox
              name="scopes"
              value={scope}
              label={<code className="pe-scope">{scope}</code>}
              describedBy={describedBy}
              checked={chosen.includes(scope)}
              onChange={() => toggle(scope)}
            />
            {description && (
              <p className="pe-hint pe-scope-text" id={describedBy}>
                {description}
              </p>
            )}
          </div>
        )
      })}
      <div id={id}>
        {hint && <p className="pe-hint">{hint}</p>}
        {error && <p className="pe-field-error">{error}</p>}
      </div>
    </CheckboxGroup>
  )
}
