import { useEffect, useState } from 'react'
import { type PasswordPolicy, standardPolicy } from '../../lib/password-rules'
import { usePortal } from '../../state'

/**
 * The rules for a new password: those of the portal once they are known, until then the usual ones.
 *
 * @returns `load` loads those of the portal; before that no request is sent.
 */
export function usePasswordPolicy(): { policy: PasswordPolicy; load: () => void } {
  const { context, start } = usePortal()
  const [loaded, setLoaded] = useState<PasswordPolicy>()
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    // Without a response the server has the last word anyway.
    start().then(
      () => setLoaded(context.current?.passwordPolicy),
      () => undefined,
    )
  }, [isWanted, context, start])

  return { policy: loaded ?? context.current?.passwordPolicy ?? standardPolicy, load: () => setWanted(true) }
}
