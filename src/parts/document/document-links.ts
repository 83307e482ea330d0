import { createContext, type MouseEvent, useContext } from 'react'

/** Where a link or an image of a document leads. */
export type LinkTarget =
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'section'; readonly anchor: string }
  | { readonly kind: 'document'; readonly slug: string; readonly anchor: string }
  /** Another page of the same reference, which handles the click. */
  | { readonly kind: 'page'; readonly href: string; onClick(event: MouseEvent): void }
  /** Text without a link. */
  | { readonly kind: 'text' }
  /** A path of the portal's route table. */
  | { readonly kind: 'portal'; readonly path: string }
  /** Nothing is there. */
  | { readonly kind: 'broken' }

/** The meaning of a document's links where it is shown. */
export interface DocumentLinks {
  target(href: string): LinkTarget
  /** Undefined if there is no such image. */
  imageUrl(url: string): string | undefined
  /** Address and path of a document, for a link to it. */
  targetOf(slug: string, anchor: string): { readonly path: string; readonly href?: string }
  /** Address of a section of the document that is shown. */
  sectionHref(anchor: string): string
  openSection(anchor: string): void
  /** Asked before a document is opened; false keeps the page where it is. */
  openDocument(slug: string, anchor: string): boolean
}

const LinksContext = createContext<DocumentLinks | null>(null)

export const DocumentLinksProvider = LinksContext.Provider

export function useDocumentLinks(): DocumentLinks {
  const links = useContext(LinksContext)
  if (!links) throw new Error('A document is rendered inside a DocumentLinksProvider.')
  return links
}
