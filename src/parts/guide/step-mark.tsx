import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import { useMessages } from '../../i18n'
import { useDoneSteps, useLatest } from '../../state'
import { isRequestBlock } from '../document/markup/request-blocks'
import { type CodeBlockNode, type DocumentNode, plainTextOf, type StepNode } from '../document/nodes'
import type { Guide } from './guide'
import { useGuideSession } from './guide-session'
import './guide.css'

/** The number of a step as a button that says whether it is done. A step with requests is done once each was answered as expected. */
export function StepMark({ guide, step, number }: { guide: Guide; step: StepNode; number: number }) {
  const t = useMessages('guide')
  const { progress } = useGuideSession(guide)
  const [done, setDone] = useDoneSteps(`${guide.product.id} ${guide.slug}`)
  const name = plainTextOf(step.children.slice(0, 1)).replace(/\s+/g, ' ').trim()
  const requests = requestsIn(step)
  const isMet = requests.length > 0 && requests.every((request) => progress.met.has(request))
  const finish = useLatest(() => setDone(name, true))
  useEffect(() => {
    if (isMet) finish.current()
  }, [isMet, finish])
  const isDone = done.has(name)
  return (
    <button
      type="button"
      className="pe-guide-step"
      aria-pressed={isDone}
      aria-label={t('stepDone', { number })}
      title={t(isDone ? 'markToDo' : 'markDone')}
      onClick={() => setDone(name, !isDone)}
    >
      {isDone ? <Check size={16} aria-hidden="true" /> : number}
    </button>
  )
}

function requestsIn(node: DocumentNode): CodeBlockNode[] {
  if (node.type === 'code_block') return isRequestBlock(node.lang, node.text) ? [node] : []
  return 'children' in node ? node.children.flatMap(requestsIn) : []
}
