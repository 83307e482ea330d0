import { useMessages } from '../../../i18n'
import type { Operation } from '../../../reference'
import { Field } from '../../../ui/forms/field'
import { SelectField } from '../../../ui/inputs/select-field'
import type { DraftProblem } from '../../../parts/try-it/draft-request'
import { useProblemText } from '../../../parts/try-it/problem-text'
import type { OpenRequest } from '../../../parts/try-it/use-request'
import { ValueField } from './value-field'

interface ServerFieldsProps {
  operation: Operation
  open: OpenRequest
  problems: readonly DraftProblem[]
}

/** Where the request goes: a server of the description with its variables, or an address of the reader's own. */
export function ServerFields({ operation, open, problems }: ServerFieldsProps) {
  const t = useMessages('try-it')
  const problemText = useProblemText()
  const { session, choice, serversKey } = open
  const problem = problems.find(({ code }) => code === 'server')
  const error = problem && problemText(problem)
  const { servers } = operation
  const isOther = choice.chosen === 'other' || servers.length === 0
  const server = isOther ? undefined : (servers[Number(choice.chosen)] ?? servers[0])
  return (
    <>
      <SelectField
        name="server"
        label={t('server')}
        options={[
          ...servers.map(({ url, name, description }, index) => ({
            value: String(index),
            label: name || description ? `${url} · ${name ?? description}` : url,
          })),
          { value: 'other', label: t('otherServer') },
        ]}
        value={String(isOther ? 'other' : choice.chosen)}
        error={isOther ? undefined : error}
        onChange={({ target }) =>
          session.changeServer(serversKey, {
            chosen: target.value === 'other' ? 'other' : Number(target.value),
          })
        }
      />
      {isOther && (
        <Field
          name="address"
          label={t('otherUrl')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={choice.other}
          error={error}
          onChange={({ target }) =>
            session.changeServer(serversKey, { chosen: 'other', other: target.value })
          }
        />
      )}
      {server?.variables.map((variable) => (
        <ValueField
          key={variable.name}
          name={variable.name}
          required
          kind={variable.enum.length > 0 ? { kind: 'choice', values: variable.enum } : { kind: 'text' }}
          hint={variable.description}
          text={choice.variables[variable.name] ?? variable.default}
          onChange={(text) =>
            session.changeServer(serversKey, { variables: { ...choice.variables, [variable.name]: text } })
          }
        />
      ))}
    </>
  )
}
