import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n'
import { Blocks } from '../document/blocks'
import type { DocumentNode, TabNode } from '../document/nodes'
import type { Guide } from './guide'
import { useGuideSession } from './guide-session'
import './guide.css'

const isTab = (node: DocumentNode): node is TabNode => node.type === 'tab'

/** Alternatives of which the reader sees one. What is chosen here is chosen in all groups of the guide that have a tab of that name. */
export function GuideTabs({ guide, nodes }: { guide: Guide; nodes: readonly DocumentNode[] }) {
  const t = useMessages('guide')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { session, progress } = useGuideSession(guide)
  const tabs = nodes.filter(isTab)
  const [chosen, setChosen] = useState(0)
  const named = tabs.findIndex(({ label }) => label === progress.tab)
  const current = tabs[named] ?? tabs[chosen] ?? tabs[0]
  const index = current ? tabs.indexOf(current) : 0

  function choose(next: number) {
    const tab = tabs[next]
    if (!tab) return
    setChosen(next)
    session.chooseTab(tab.label)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  function moveByKey(event: KeyboardEvent) {
    const isReversed = list.current && getComputedStyle(list.current).direction === 'rtl'
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isReversed ? index - 1 : index + 1,
      ArrowLeft: isReversed ? index + 1 : index - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose((next + tabs.length) % tabs.length)
  }

  return (
    <>
      <Blocks nodes={nodes.filter((node) => !isTab(node))} />
      <div
        className="pe-guide-tablist"
        role="tablist"
        aria-label={t('tabs')}
        ref={list}
        onKeyDown={moveByKey}
      >
        {tabs.map(({ label }, position) => (
          <button
            key={position}
            type="button"
            role="tab"
            id={`${id}tab${position}`}
            aria-selected={position === index}
            aria-controls={`${id}panel`}
            tabIndex={position === index ? 0 : -1}
            onClick={() => choose(position)}
          >
            {label || position + 1}
          </button>
        ))}
      </div>
      {current && (
        <div
          className="pe-guide-panel"
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}tab${index}`}
          tabIndex={0}
        >
          <Blocks key={index} nodes={current.children} />
        </div>
      )}
    </>
  )
}
