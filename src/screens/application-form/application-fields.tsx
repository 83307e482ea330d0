import { MAX_FIELD_CHARACTERS } from '../../lib/limits'
import type { AuthStrategy } from '../../api'
import { useMessages } from '../../i18n'
import { randomKey } from '../../lib/random-key'
import { ScopeChoice } from '../../parts/scope-choice/scope-choice'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { SelectField } from '../../ui/select-field'
import { TextAreaField } from '../../ui/text-area-field'
import { type ApplicationValues, shownFields } from './application-values'
import './application-form.css'

interface ApplicationFieldsProps {
  values: ApplicationValues
  /** Those to choose from. */
  strategies: readonly AuthStrategy[]
  strategy: AuthStrategy | undefined
  /** It is about to be created: what is left empty may be made by the server. */
  isNew?: boolean
  /** There is nothing to choose. */
  isStrategyFixed: boolean
  /** What the server has against single fields. */
  reasons: ReadonlyMap<string, string>
  onChange(change: Partial<ApplicationValues>): void
}

/** Name and description, and what the chosen strategy asks for. */
export function ApplicationFields(props: ApplicationFieldsProps) {
  const { values, strategies, strategy, isNew = false, isStrategyFixed, reasons, onChange } = props
  const t = useMessages('application-form')
  const shared = useMessages('applications')
  const access = useMessages('access')
  const shown = shownFields(strategy)
  const kind = strategy && access(strategy.credential_type)
  const isReferenceMade = isNew && shown.referenceId === 'optional'
  const referenceHint = isReferenceMade ? t('referenceEmptyHint') : t('referenceHint')

  const generate = (
    <Button
      variant="link"
      aria-label={t('generateReference')}
      onClick={() => onChange({ referenceId: randomKey() })}
    >
      {t('generate')}
    </Button>
  )
  return (
    <>
      <Field
        name="name"
        label={shared('name')}
        required
        maxLength={MAX_FIELD_CHARACTERS}
        autoComplete="off"
        value={values.name}
        error={reasons.get('name')}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextAreaField
        name="description"
        label={shared('description')}
        maxLength={MAX_FIELD_CHARACTERS}
        value={values.description}
        error={reasons.get('description')}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <SelectField
        name="authStrategyId"
        label={shared('authStrategy')}
        required
        disabled={isStrategyFixed}
        placeholder={strategy ? undefined : t('chooseStrategy')}
        options={strategies.map(({ id, name }) => ({ value: id, label: name }))}
        hint={[kind, !isStrategyFixed && t('strategyFixed')].filter(Boolean).join('. ')}
        value={values.authStrategyId}
        error={reasons.get('authStrategyId')}
        onChange={(event) => onChange({ authStrategyId: event.target.value, scopes: [] })}
      />
      {shown.redirectUri && (
        <Field
          name="redirectUri"
          type="url"
          label={shared('redirectUri')}
          hint={t('redirectHint')}
          autoComplete="off"
          value={values.redirectUri}
          error={reasons.get('redirectUri')}
          onChange={(event) => onChange({ redirectUri: event.target.value })}
        />
      )}
      {shown.referenceId && (
        <Field
          name="referenceId"
          label={shared('referenceId')}
          hint={shown.referenceId === 'required' ? t('referenceOwnHint') : referenceHint}
          required={!isReferenceMade}
          maxLength={MAX_FIELD_CHARACTERS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          after={<span className="pe-application-form-generate">{generate}</span>}
          value={values.referenceId}
          error={reasons.get('referenceId')}
          onChange={(event) => onChange({ referenceId: event.target.value })}
        />
      )}
      {shown.scopes.length > 0 && (
        <ScopeChoice
          label={shared('scopes')}
          hint={isNew ? t('scopesHint') : `${t('scopesHint')} ${t('addedScopesHint')}`}
          error={reasons.get('scopes')}
          available={shown.scopes}
          chosen={values.scopes}
          onChoose={(scopes) => onChange({ scopes })}
        />
      )}
    </>
  )
}
