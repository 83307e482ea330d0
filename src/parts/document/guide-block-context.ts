import { createContext, type ReactNode } from 'react'
import type { CodeBlockNode, DocumentNode, StepNode } from './nodes'

/** What guides have more than other texts. */
export type GuidePart =
  | { readonly kind: 'request'; readonly node: CodeBlockNode }
  /** Its mark, which stands before its content. */
  | { readonly kind: 'step'; readonly node: StepNode; readonly number: number }
  | { readonly kind: 'tabs'; readonly nodes: readonly DocumentNode[] }

/** Renders a part. @param plain - What is shown without the code for guides. */
export type RenderGuidePart = (part: GuidePart, plain: ReactNode) => ReactNode

/** Without a provider, requests are code, and tabs stand one below another. */
export const GuideBlockContext = createContext<RenderGuidePart | null>(null)
