import { useMessages } from '../../i18n'
import { Heading } from '../../ui/basics/heading'
import { SelectField } from '../../ui/inputs/select-field'
import { AttributeField } from './attribute-field'
import type { Configuration } from './configuration'
import { Documentation } from './documentation'
import { builderElements, type BuilderAttribute, elementOf } from './manifest'
import { TokenFields } from './token-fields'
import './builder.css'

interface OptionsPanelProps {
  configuration: Configuration
  level: number
  onChange(changes: Partial<Configuration>): void
}

/** Names of languages are in the language itself. */
const languageNames = { en: 'English', ca: 'Català', de: 'Deutsch', es: 'Español', fr: 'Français' }
const tagOptions = builderElements.map(({ tag }) => ({ value: tag, label: tag }))

/** Everything that can be chosen about a tag. */
export function OptionsPanel({ configuration, level, onChange }: OptionsPanelProps) {
  const t = useMessages('builder')
  const { tag, attributes } = configuration
  const element = elementOf(tag)
  const set = (name: string, value: string | undefined) => {
    const others = Object.entries(attributes).filter(([other]) => other !== name)
    onChange({ attributes: Object.fromEntries(value === undefined ? others : [...others, [name, value]]) })
  }
  // Options that every tag has stay when another tag is chosen.
  const choose = (chosen: string) => {
    const kept = elementOf(chosen)?.attributes.filter(({ isCommon }) => isCommon) ?? []
    const names = new Set(kept.map(({ name }) => name))
    const entries = Object.entries(attributes).filter(([name]) => names.has(name))
    onChange({ tag: chosen, attributes: Object.fromEntries(entries) })
  }
  const named = (name: string) => element?.attributes.find((attribute) => attribute.name === name)
  const fields = (isCommon: boolean) =>
    element?.attributes
      .filter((attribute) => attribute.isCommon === isCommon && !/^(lang|theme)$/.test(attribute.name))
      .map((attribute) => <AttributeOf key={attribute.name} {...{ attribute, attributes, set }} />)
  const own = fields(false) ?? []

  return (
    <div className="pe-builder-options">
      <SelectField
        name="element"
        label={t('element')}
        hint={<Documentation text={element?.description ?? ''} />}
        options={tagOptions}
        value={tag}
        onChange={(event) => choose(event.target.value)}
      />
      <div className="pe-builder-pair">
        <SelectField
          name="lang"
          label={t('language')}
          placeholder={t('inherited')}
          options={(named('lang')?.choices ?? []).map((value) => ({
            value,
            label: languageNames[value as keyof typeof languageNames] ?? value,
          }))}
          value={attributes['lang'] ?? ''}
          onChange={(event) => set('lang', event.target.value || undefined)}
        />
        <SelectField
          name="theme"
          label={t('theme')}
          placeholder={t('inherited')}
          options={[
            { value: 'light', label: t('light') },
            { value: 'dark', label: t('dark') },
            { value: 'auto', label: t('auto') },
          ]}
          value={attributes['theme'] ?? ''}
          onChange={(event) => set('theme', event.target.value || undefined)}
        />
      </div>
      <section className="pe-builder-fields" data-attributes aria-label={t('attributes')}>
        <Heading level={level} size="card">
          {t('attributes')}
        </Heading>
        {own.length > 0 ? own : <p className="pe-hint">{t('noAttributes')}</p>}
      </section>
      <details className="pe-builder-more">
        <summary>{t('commonAttributes')}</summary>
        <div className="pe-builder-fields" data-attributes>
          {fields(true)}
        </div>
      </details>
      <TokenFields {...{ configuration, level }} onChange={(tokens) => onChange({ tokens })} />
    </div>
  )
}

interface AttributeOfProps {
  attribute: BuilderAttribute
  attributes: Configuration['attributes']
  set(name: string, value: string | undefined): void
}

const AttributeOf = ({ attribute, attributes, set }: AttributeOfProps) => (
  <AttributeField
    attribute={attribute}
    value={attributes[attribute.name]}
    onChange={(value) => set(attribute.name, value)}
  />
)
