import type { AnchorHTMLAttributes } from 'react'
import type { ReferencePage } from '../../../reference/operation-address'
import { useOpenReference } from '../../../parts/api-reference/reference-context'

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'style'> {
  to: ReferencePage
}

/** A real link to something of the description. */
export function PageLink({ to, ...anchor }: PageLinkProps) {
  const { linkTo } = useOpenReference()
  return <a {...anchor} {...linkTo(to)} />
}
