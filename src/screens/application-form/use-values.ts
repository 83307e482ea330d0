import { useState } from 'react'
import { fieldTexts, useMessages } from '../../i18n'
import type { FormProblem } from '../../parts/form-message/form-problem'
import type { ApplicationValues, FieldName } from './application-values'

/** What stands in the form, and what the server has against it: a reason goes as soon as its field is changed. */
export function useValues(initial: ApplicationValues) {
  const errors = useMessages('errors')
  const [values, setValues] = useState(initial)
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())

  return {
    values,
    replace: setValues,
    change(change: Partial<ApplicationValues>) {
      setValues((before) => ({ ...before, ...change }))
      setEdited((before) => new Set([...before, ...(Object.keys(change) as FieldName[])]))
    },
    /** What is sent now is what the next reasons are about. */
    sent: () => setEdited(new Set()),
    reasonsOf(problem: FormProblem | undefined): ReadonlyMap<string, string> {
      const refusal = problem?.kind === 'refused' ? problem.error.problem : undefined
      const reasons = [...fieldTexts(refusal, errors)].filter(([name]) => !edited.has(name))
      return new Map(reasons)
    },
  }
}
