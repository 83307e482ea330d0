import { paths } from '../../router/paths'
import { useIsVisitor } from '../../state'
import { PortalLink } from '../portal-link/portal-link'

/** Link to the sign-in that says what an account adds to what a visitor has just read. Nothing for others. */
export function SignInNote({ text }: { text: string }) {
  if (!useIsVisitor()) return null
  return (
    <p>
      <PortalLink path={paths.login}>{text}</PortalLink>
    </p>
  )
}
