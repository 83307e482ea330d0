import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import type { Operation, Outline, ReferenceEngine } from '../../../reference'
import type { ReferencePage } from '../../../reference/operation-address'

/** Address of a place, and what a click on it does. */
export interface PageLinkTarget {
  readonly href: string
  onClick(event: MouseEvent): void
}

export interface OpenReference {
  readonly engine: ReferenceEngine
  readonly outline: Outline
  /** See `OpenDescription`. */
  readonly first: Promise<Operation | undefined>
  /** Origins that may get credentials. */
  readonly servers: readonly string[]
  readonly modelNames: ReadonlySet<string>
  /** Returns how one gets access to the API. @param isMain - Whether the page is about the API as a whole. Others get one line of who has access. */
  access?(isMain: boolean, operation?: Operation): ReactNode
  /** Of a downloaded description, without its ending. */
  readonly fileName: string
  linkTo(page: ReferencePage): PageLinkTarget
}

export const ReferenceContext = createContext<OpenReference | null>(null)

export function useOpenReference(): OpenReference {
  const open = useContext(ReferenceContext)
  if (!open) throw new Error('A part of a reference is drawn inside a ReferenceContext.')
  return open
}
