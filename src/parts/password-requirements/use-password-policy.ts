import { useEffect, useState } from 'react'
import { type PasswordPolicy, standardPolicy } from '../../lib/password-rules'
import { useEnvironment } from '../../state'

/**
 * The rules for a new password: those of the portal once they are known, until then the usual ones.
 *
 * @returns `ask` has the portal asked; before that no call is made.
 */
export function usePasswordPolicy(): { policy: PasswordPolicy; ask: () => void } {
  const { context, start } = useEnvironment().portal
  const [asked, setAsked] = useState<PasswordPolicy>()
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (!isWanted) return
    // Without an answer the server has the last word anyway.
    start().then(
      () => setAsked(context.current?.passwordPolicy),
      () => undefined,
    )
  }, [isWanted, context, start])

  return { policy: asked ?? context.current?.passwordPolicy ?? standardPolicy, ask: () => setWanted(true) }
}
