import { useState } from 'react'
import type { Application, Tagged } from '../../api'
import { type Remote, usePortal, useRemote } from '../../state'

/** One application of the developer's, with the tag of its present state, and a way to ask for it again. */
export function useApplication(
  applicationId: string,
): [application: Remote<Tagged<Application>>, reload: () => void] {
  const { api } = usePortal()
  const [turn, setTurn] = useState(0)
  const application = useRemote(
    (signal) => api.applications.get(applicationId, { signal }),
    [api, applicationId, turn],
  )
  return [application, () => setTurn((before) => before + 1)]
}
