import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isPlainClick } from '../../lib/is-plain-click'
import { paths } from '../../router/paths'
import { useNavigation } from '../../state'

interface PortalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick' | 'style'> {
  /** Path of the portal's route table. */
  path: string
  /** Address that the embedder gave for it. */
  href?: string
  /** Asked first when the link is followed here; false keeps the page where it is. */
  onFollow?: () => boolean | void
}

/** A real link to a place of the portal, which the page may take over through the `navigate` event. */
export function PortalLink({ path, href: given, onFollow, ...anchor }: PortalLinkProps) {
  const { hrefFor, loginHref, navigate } = useNavigation()
  const href = given ?? (path === paths.login ? loginHref : undefined)

  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (onFollow?.() !== false) navigate(path, { href })
  }

  return <a {...anchor} href={href ?? hrefFor(path)} onClick={follow} />
}
