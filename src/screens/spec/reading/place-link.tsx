import type { AnchorHTMLAttributes } from 'react'
import type { Place } from './place'
import { useOpenReference } from './reference-context'

interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'style'> {
  to: Place
}

/** A real link to something of the description. */
export function PlaceLink({ to, ...anchor }: PlaceLinkProps) {
  const { linkTo } = useOpenReference()
  return <a {...anchor} {...linkTo(to)} />
}
