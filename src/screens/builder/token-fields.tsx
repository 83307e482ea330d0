import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useMessages } from '../../i18n'
import { colorReader } from '../../theme/apply-theme'
import { readPair } from '../../theme/theme-values'
import { Field } from '../../ui/forms/field'
import { Heading } from '../../ui/basics/heading'
import { IconButton } from '../../ui/icon-button'
import { SelectField } from '../../ui/inputs/select-field'
import { type Configuration, isTokenValue } from './configuration'
import { ContrastTable } from './contrast-table'
import { themeTokens, tokenKindOf, type ThemeToken } from './manifest'
import { useDraft } from './use-draft'
import './builder.css'

interface TokenFieldsProps {
  configuration: Configuration
  level: number
  onChange(tokens: Configuration['tokens']): void
}

/** Theme tokens that were added, with the contrast of the pairs that they change. */
export function TokenFields({ configuration: { tokens, attributes }, level, onChange }: TokenFieldsProps) {
  const t = useMessages('builder')
  const [read] = useState(colorReader)
  const free = themeTokens.filter(({ name }) => !(name in tokens))
  const add = (name: string) => {
    const initial = themeTokens.find((token) => token.name === name)?.initial ?? ''
    onChange({ ...tokens, [name]: isTokenValue(name, initial) ? initial : 'inherit' })
  }
  const without = (removed: string) =>
    onChange(Object.fromEntries(Object.entries(tokens).filter(([name]) => name !== removed)))

  return (
    <section className="pe-builder-fields" aria-label={t('tokens')}>
      <Heading level={level} size="card">
        {t('tokens')}
      </Heading>
      {themeTokens
        .filter(({ name }) => name in tokens)
        .map((token) => (
          <TokenField
            key={token.name}
            token={token}
            value={tokens[token.name] ?? ''}
            color={readPair(tokens[token.name], read)?.light}
            onChange={(value) => onChange({ ...tokens, [token.name]: value })}
            onRemove={() => without(token.name)}
          />
        ))}
      <SelectField
        name="add-token"
        label={t('addToken')}
        placeholder={t('chooseToken')}
        options={free.map(({ name }) => ({ value: name, label: name.replace('--portal-', '') }))}
        value=""
        onChange={(event) => event.target.value && add(event.target.value)}
      />
      <ContrastTable tokens={tokens} theme={attributes['theme']} read={read} />
    </section>
  )
}

interface TokenFieldProps {
  token: ThemeToken
  value: string
  /** For the browser's own picker, which knows opaque colors only. */
  color: string | undefined
  onChange(value: string): void
  onRemove(): void
}

function TokenField({ token: { name }, value, color, onChange, onRemove }: TokenFieldProps) {
  const t = useMessages('builder')
  const kind = tokenKindOf(name)
  const draft = useDraft(value, (text) => isTokenValue(name, text), onChange)
  const errors = { color: t('invalidColor'), length: t('invalidLength'), font: t('invalidFont') }
  return (
    <div className="pe-builder-token">
      <Field
        name={name}
        label={name}
        value={draft.text}
        error={draft.isInvalid && errors[kind]}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => draft.change(event.target.value)}
        after={
          kind === 'color' && (
            <input
              type="color"
              className="pe-builder-color"
              aria-label={t('pickColor', { name })}
              value={color ?? '#000000'}
              onChange={(event) => draft.change(event.target.value)}
            />
          )
        }
      />
      <IconButton icon={X} label={t('removeToken', { name })} onClick={onRemove} />
    </div>
  )
}
