import { MAX_FIELD_CHARACTERS } from '../../lib/limits'
import type { AuthStrategy } from '../../api'
import { useMessages } from '../../i18n'
import { randomKey } from '../../lib/random-key'
import type { FormStatus } from '../../parts/form/form-state'
import type { FormHandle } from '../../parts/form/use-form'
import { ScopeChoice } from '../../parts/scope-choice/scope-choice'
import { useStrategyName } from '../../parts/strategy-name/strategy-name'
import { Button } from '../../ui/basics/button'
import { Field } from '../../ui/forms/field'
import { SelectField } from '../../ui/inputs/select-field'
import { TextAreaField } from '../../ui/inputs/text-area-field'
import { type ApplicationValues, shownFields } from './application-values'
import './application-form.css'

/** @param isNew - It is about to be created: its strategy is still to be chosen. */
export function useApplicationFields(initial: ApplicationValues, isNew: boolean) {
  const t = useMessages('applications')
  return {
    name: { label: t('name'), required: true, initial: initial.name },
    description: { label: t('description'), initial: initial.description },
    authStrategyId: { label: t('authStrategy'), required: isNew, initial: initial.authStrategyId },
    redirectUri: { label: t('redirectUri'), initial: initial.redirectUri },
    referenceId: { label: t('referenceId'), initial: initial.referenceId },
    scopes: { label: t('scopes'), initial: initial.scopes },
  }
}

export type ApplicationFormHandle = FormHandle<ReturnType<typeof useApplicationFields>, FormStatus>

interface ApplicationFieldsProps {
  form: ApplicationFormHandle
  /** Those to choose from. */
  strategies: readonly AuthStrategy[]
  strategy: AuthStrategy | undefined
  /** It is about to be created: what is left empty may be made by the server. */
  isNew?: boolean
  /** There is nothing to choose. */
  isStrategyFixed: boolean
  /** The registration that follows asks for scopes. */
  leavesScopes?: boolean
}

/** Name and description, and what the chosen strategy asks for. */
export function ApplicationFields(props: ApplicationFieldsProps) {
  const { form, strategies, strategy, isNew = false, isStrategyFixed, leavesScopes } = props
  const t = useMessages('application-form')
  const access = useMessages('access')
  const strategyName = useStrategyName()
  const { values } = form
  const shown = shownFields(strategy)
  const kind = strategy && access(strategy.credential_type)
  const isReferenceMade = isNew && shown.referenceId === 'optional'
  const referenceHint = isReferenceMade ? t('referenceEmptyHint') : t('referenceHint')

  const generate = (
    <Button
      variant="link"
      aria-label={t('generateReference')}
      onClick={() => form.set({ referenceId: randomKey() })}
    >
      {t('generate')}
    </Button>
  )
  return (
    <div className="pe-application-form-columns">
      <div>
        <Field {...form.field('name')} maxLength={MAX_FIELD_CHARACTERS} autoComplete="off" />
        <TextAreaField {...form.field('description')} maxLength={MAX_FIELD_CHARACTERS} />
      </div>
      <div>
        <SelectField
          {...form.field('authStrategyId')}
          required
          disabled={isStrategyFixed}
          placeholder={strategy ? undefined : t('chooseStrategy')}
          options={strategies.map((one) => ({ value: one.id, label: strategyName(one) }))}
          hint={[kind, !isStrategyFixed && t('strategyFixed')].filter(Boolean).join('. ')}
          onChange={() => form.set({ scopes: [] })}
        />
        {shown.redirectUri && (
          <Field
            {...form.field('redirectUri')}
            type="url"
            hint={t('redirectHint')}
            autoComplete="off"
            // It comes and goes with the strategy.
            defaultValue={values.redirectUri}
          />
        )}
        {shown.referenceId && (
          <Field
            {...form.field('referenceId')}
            hint={shown.referenceId === 'required' ? t('referenceOwnHint') : referenceHint}
            maxLength={MAX_FIELD_CHARACTERS}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            after={<span className="pe-application-form-generate">{generate}</span>}
            defaultValue={values.referenceId}
          />
        )}
        {shown.scopes.length > 0 && !leavesScopes && (
          <ScopeChoice
            {...form.field('scopes')}
            hint={isNew ? t('scopesHint') : `${t('scopesHint')} ${t('addedScopesHint')}`}
            available={shown.scopes}
            chosen={values.scopes}
            onChoose={(scopes) => form.set({ scopes })}
          />
        )}
      </div>
    </div>
  )
}
