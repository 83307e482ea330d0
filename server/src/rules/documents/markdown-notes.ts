import type { GroupFault, GroupKind } from './markup/groups'

/** The target of a link or an image, as it was written. */
export interface FoundTarget {
  kind: 'link' | 'image'
  target: string
  /** Counted from 1. */
  line: number
}

/** A code block that readers may run. */
export interface FoundRequest {
  lang: string
  text: string
  /** Of the first line of its text, counted from 1. */
  line: number
}

/** What a Markdown text has besides its nodes. */
export interface MarkdownNotes {
  targets: FoundTarget[]
  /** Elements and attributes of HTML that no node has. */
  leftOut: { what: string; line: number }[]
  requests: FoundRequest[]
  /** Groups of tabs and steps that do not begin or end as they should. */
  groupFaults: { kind: GroupKind; fault: GroupFault; line: number }[]
}

export const emptyNotes = (): MarkdownNotes => ({
  targets: [],
  leftOut: [],
  requests: [],
  groupFaults: [],
})
