import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../../i18n'
import { Button } from '../../../ui/button'

/** More at once would hold the page up: models hold models, and their number grows with every level. */
const MOST_EXPANDED = 300

interface FoldAllState {
  /** What was asked for last. */
  readonly isOpen: boolean
  /** Grows each time; 0 until something was asked for. */
  readonly turn: number
  /** Returns whether one more may expand in this turn. */
  mayExpand(): boolean
}

const FoldAllContext = createContext<FoldAllState>({ isOpen: false, turn: 0, mayExpand: () => false })
const FoldAllSetter = createContext<() => void>(() => undefined)

/** Whatever folds inside can be expanded and collapsed at once, by a `FoldAllButton`. */
export function FoldAll({ children }: { children: ReactNode }) {
  const [{ isOpen, turn }, setState] = useState({ isOpen: false, turn: 0 })
  const left = useRef(0)
  const state = useMemo(() => {
    const mayExpand = () => (left.current -= 1) >= 0
    return { isOpen, turn, mayExpand }
  }, [isOpen, turn])
  const toggle = useMemo(
    () => () => {
      left.current = MOST_EXPANDED
      setState((before) => ({ isOpen: !before.isOpen, turn: before.turn + 1 }))
    },
    [],
  )
  return (
    <FoldAllSetter value={toggle}>
      <FoldAllContext value={state}>{children}</FoldAllContext>
    </FoldAllSetter>
  )
}

export function FoldAllButton() {
  const t = useMessages('reference')
  const { isOpen } = useContext(FoldAllContext)
  return <Button onClick={useContext(FoldAllSetter)}>{t(isOpen ? 'collapseAll' : 'expandAll')}</Button>
}

/**
 * Whether something is open, which the reader decides here or for everything at once.
 *
 * @param isEndless - It holds itself: expanding everything leaves it alone.
 */
export function useFold(isOpenAtFirst = false, isEndless = false): [boolean, (isOpen: boolean) => void] {
  const all = useContext(FoldAllContext)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const latest = useRef(isOpen)
  useEffect(() => {
    latest.current = isOpen
  }, [isOpen])
  useEffect(() => {
    if (all.turn === 0) return
    if (!all.isOpen) setOpen(false)
    else if (!isEndless && !latest.current && all.mayExpand()) setOpen(true)
  }, [all, isEndless])
  return [isOpen, setOpen]
}
