import { useState } from 'react'
import type { PortalError } from '../../api'
import { fieldTexts, useMessages } from '../../i18n'
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
    reasonsOf(failure: PortalError | undefined): ReadonlyMap<string, string> {
      const reasons = [...fieldTexts(failure?.problem, errors)].filter(([name]) => !edited.has(name))
      return new Map(reasons)
    },
  }
}
