import { useEffect, useId, useRef } from 'react'
import { useMessages } from '../../i18n'
import { MAX_FIELD_CHARACTERS } from '../../lib/limits'
import { Checkbox } from '../../ui/checkbox/checkbox'
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group'
import { Field } from '../../ui/forms/field'
import { FormMessage } from '../form/form-message'
import { useStrategyName } from '../strategy-name/strategy-name'
import type { NewApplication } from './use-new-application'
import '../../ui/basics/field.css'
import './get-access.css'

interface NewApplicationFieldsProps {
  /** Of the form, which the dialog's button submits. */
  id: string
  creation: NewApplication
  /** It is there without having been chosen: the reader goes on in it. */
  takesFocus: boolean
}

/** The name of another application, and how it identifies itself, where the version leaves a choice. */
export function NewApplicationFields({ id, creation, takesFocus }: NewApplicationFieldsProps) {
  const t = useMessages('get-access')
  const strategyName = useStrategyName()
  const { form, configurations, configuration, hasOwnClient, chooseStrategy } = creation
  const strategyId = useId()
  const name = form.field('name')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  if (!configuration) return null
  const explanationOf = (type: typeof configuration.credential_type) => t(`about_${type}`)
  return (
    <form ref={form.ref} id={id} className="pe-get-access-form" noValidate onSubmit={form.submit}>
      {!name.error && <FormMessage id={form.messageId} problem={form.message} />}
      <Field
        {...name}
        ref={field}
        label={t('applicationName')}
        hint={t('applicationHint')}
        maxLength={MAX_FIELD_CHARACTERS}
        autoComplete="off"
      />
      {configurations.length === 1 ? (
        <p className="pe-hint">
          <strong>{strategyName(configuration)}</strong>: {explanationOf(configuration.credential_type)}
        </p>
      ) : (
        <CheckboxGroup label={t('identifiesBy')}>
          {configurations.map((one, index) => (
            <div key={one.id}>
              <Checkbox
                type="radio"
                name="strategy"
                value={one.id}
                label={strategyName(one)}
                describedBy={`${strategyId}${index}`}
                checked={one.id === configuration.id}
                onChange={() => chooseStrategy(one.id)}
              />
              <p className="pe-hint pe-get-access-about" id={`${strategyId}${index}`}>
                {explanationOf(one.credential_type)}
              </p>
            </div>
          ))}
        </CheckboxGroup>
      )}
      {hasOwnClient && (
        <Field
          {...form.field('referenceId')}
          hint={t('ownClientHint')}
          maxLength={MAX_FIELD_CHARACTERS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </form>
  )
}
