import { useMessages } from '../../i18n'
import type { OAuthScope } from '../../reference'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group'
import { Field } from '../../ui/forms/field'

interface ScopeFieldsProps {
  /** Undefined: any text may be one. */
  known: readonly OAuthScope[] | undefined
  scopes: readonly string[]
  onChange(scopes: readonly string[]): void
}

/** The scopes of a token. */
export function ScopeFields({ known, scopes, onChange }: ScopeFieldsProps) {
  const t = useMessages('try-it')
  if (!known)
    return (
      <Field
        name="scopes"
        label={t('scopes')}
        hint={t('scopesHint')}
        autoComplete="off"
        spellCheck={false}
        defaultValue={scopes.join(' ')}
        onChange={({ target }) => onChange(target.value.split(/\s+/).filter(Boolean))}
      />
    )
  if (known.length === 0) return null
  return (
    <CheckboxGroup label={t('scopes')}>
      {known.map(({ name, description }) => (
        <Checkbox
          key={name}
          name="scope"
          value={name}
          label={
            <>
              <code>{name}</code> {description}
            </>
          }
          checked={scopes.includes(name)}
          onChange={({ target }) =>
            onChange(target.checked ? [...scopes, name] : scopes.filter((scope) => scope !== name))
          }
        />
      ))}
    </CheckboxGroup>
  )
}
