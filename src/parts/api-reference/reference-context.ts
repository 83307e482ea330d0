import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import type { Operation, Outline } from '../../reference'
import type { LazyDescription } from '../../reference/lazy-description'
import type { ReferencePage } from '../../reference/operation-address'

/** Address of a place, and what a click on it does. */
export interface PageLinkTarget {
  readonly href: string
  onClick(event: MouseEvent): void
}

export interface OpenReference {
  readonly description: LazyDescription
  readonly outline: Outline
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
