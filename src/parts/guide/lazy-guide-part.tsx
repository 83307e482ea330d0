import { type ReactNode, useSyncExternalStore } from 'react'
import { lazyExport } from '../../i18n'
import type { GuidePart, RenderGuidePart } from '../document/guide-block-context'
import type { CodeBlockNode } from '../document/nodes'
import { LazyComponent } from '../lazy/lazy-component'
import type { Guide } from './guide'
import './guide-frame.css'

const lazyParts = lazyExport(() => import('./guide-parts'), 'GuideParts')

const MOST_LINES = 16

/** Lines that a request takes, before its code is there and afterwards: a multiple of four, for which there is a rule. */
function linesOf({ lang, text }: CodeBlockNode): number {
  const written = text.trimEnd().split('\n').length
  // A body takes fewer lines in YAML than in JSON.
  const expected = lang === 'request' && /^body:/m.test(text) ? written + 4 : written
  return Math.min(Math.ceil(expected / 4) * 4, MOST_LINES)
}

/** Makes what renders the parts of a guide. Each is plain until the page is hydrated and the code for it has been loaded. */
export const guidePartsOf =
  (guide: Guide): RenderGuidePart =>
  (part, plain) =>
    part.kind === 'request' ? (
      <div className="pe-guide-request" data-lines={linesOf(part.node)}>
        <LazyPart guide={guide} part={part} plain={plain} />
      </div>
    ) : part.kind === 'tabs' ? (
      <div className="pe-guide-tabs">
        <LazyPart guide={guide} part={part} plain={plain} />
      </div>
    ) : (
      <LazyPart guide={guide} part={part} plain={plain} />
    )

const never = () => () => undefined

function LazyPart({ plain, ...props }: { guide: Guide; part: GuidePart; plain: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isHydrated) return plain
  return <LazyComponent of={lazyParts} props={props} placeholder={plain} fallback={() => plain} />
}
