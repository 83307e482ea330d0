import { useEffect } from 'react'
import type { Application } from '../../api'
import { fillTemplate } from '../../lib/fill-template'
import { applicationPath, newCredentialPath } from '../../router/paths'
import { useLatest, useNavigation } from '../../state'

/** Moves to the dialog for a new credential of the application, once there is one. */
export function useOnlyApplication(application: Application | undefined, href: string | undefined): void {
  const { navigate } = useNavigation()
  const id = application?.id
  const move = useLatest((applicationId: string) =>
    navigate(newCredentialPath(applicationPath(applicationId)), {
      replace: true,
      href: fillTemplate(href, { application: applicationId }),
    }),
  )
  useEffect(() => {
    if (id !== undefined) move.current(id)
  }, [id, move])
}
