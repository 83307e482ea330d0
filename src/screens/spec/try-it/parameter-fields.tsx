import { useMessages } from '../../../i18n'
import type { Operation, ParameterLocation } from '../../../reference'
import { type DraftProblem, parameterText } from '../../../parts/try-it/draft-request'
import { useFieldError } from '../../../parts/try-it/problem-text'
import type { OpenRequest } from '../../../parts/try-it/use-request'
import { ValueField } from './value-field'
import { exampleOf, kindOf } from '../../../parts/try-it/value-kind'
import '../../../parts/try-it/try-it.css'

const locations: readonly ParameterLocation[] = ['path', 'query', 'querystring', 'header', 'cookie']

interface ParameterFieldsProps {
  operation: Operation
  open: OpenRequest
  problems: readonly DraftProblem[]
}

/** Fields for path, query, headers and cookies. Empty ones are not sent. */
export function ParameterFields({ operation, open, problems }: ParameterFieldsProps) {
  const t = useMessages('reference')
  const errorOf = useFieldError(problems)
  const { session, draft } = open
  return locations.map((location) => {
    const here = operation.parameters.filter((parameter) => parameter.in === location)
    if (here.length === 0) return null
    return (
      <fieldset key={location} className="pe-try-group">
        <legend>{t(`${location}Parameters`)}</legend>
        {here.map((parameter) => {
          const { pointer, name, required, schema, mediaType } = parameter
          return (
            <ValueField
              key={pointer + name}
              name={name || t('querystringParameters')}
              required={required}
              kind={kindOf(schema, mediaType)}
              text={parameterText(parameter, draft)}
              placeholder={exampleOf(parameter)}
              error={errorOf(name)}
              onChange={(text) =>
                session.changeDraft(operation.id, { texts: { ...draft.texts, [pointer]: text } })
              }
            />
          )
        })}
      </fieldset>
    )
  })
}
