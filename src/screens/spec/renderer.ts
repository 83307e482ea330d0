import type { ReactNode } from 'react'
import type { PlaceLinkTarget } from './reading/reference-context'
import type { LoadSource } from './reading/use-open-description'

/** What draws a description. Each is given the same and owes the same: what is open follows the address, and is told. */
export interface RendererProps {
  /** The same function as long as the description is the same. */
  readonly load: LoadSource
  /** Of a downloaded description, without its ending. */
  readonly fileName: string
  /** What the page's address says is open: `{tag}/{operationId}`, or an operation's ID. Empty: the overview. */
  readonly address: string
  /** Somebody named it on purpose, and is told when there is no such thing. */
  readonly isAddressMeant: boolean
  /** Leaves out everything that calls operations. */
  readonly hideTryIt: boolean
  /** How one gets access; shown where the description speaks of authentication. */
  readonly access?: ReactNode
  /** Link to something of the description. @param to.path - As `address`. @param to.id - Empty for all but operations. */
  linkTo(to: { readonly path: string; readonly id: string }): PlaceLinkTarget
  onOperationOpen(detail: { operationId: string }): void
}
