import type { GuidePart } from '../document/guide-block-context'
import type { Guide } from './guide'
import { GuideTabs } from './guide-tabs'
import { RequestBlock } from './request-block'
import { StepMark } from './step-mark'

/** A part of a guide, by its kind. */
export function GuideParts({ guide, part }: { guide: Guide; part: GuidePart }) {
  if (part.kind === 'tabs') return <GuideTabs guide={guide} nodes={part.nodes} />
  if (part.kind === 'step') return <StepMark guide={guide} step={part.node} number={part.number} />
  return <RequestBlock guide={guide} node={part.node} />
}
