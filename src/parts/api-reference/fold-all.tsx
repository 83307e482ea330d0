import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMessages } from '../../i18n'
import { readToggles } from '../../lib/read-toggles'
import { type HistoryEntry, useNavigation } from '../../state'
import { Button } from '../../ui/basics/button'

/**
 * More at once would hold the page up: models hold models, and their number grows with every level. No more are remembered in an entry
 * of the history.
 */
const MOST_EXPANDED = 300

interface FoldAllState {
  /** The latest choice. */
  readonly isOpen: boolean
  /** Grows each time; 0 until something was asked for. */
  readonly turn: number
  /** Returns whether one more may expand in this turn. */
  mayExpand(): boolean
  readonly memory: FoldMemory
}

/** The parts that the reader has opened and closed, by path, in an entry of the history. */
interface FoldMemory {
  /** As it was on the last visit, until the reader decides anew. */
  wasOpen(path: string): boolean | undefined
  remember(path: string, isOpen: boolean): void
  /** The reader decides anew for all. */
  beginAnew(): void
}

const noMemory: FoldMemory = {
  wasOpen: () => undefined,
  remember: () => undefined,
  beginAnew: () => undefined,
}

const FoldAllContext = createContext<FoldAllState>({
  isOpen: false,
  turn: 0,
  mayExpand: () => false,
  memory: noMemory,
})
const FoldAllSetter = createContext<() => void>(() => undefined)

/** Path of what is around. Pointers do not do: a model may be in itself. */
const FoldPathContext = createContext('')

/** Whatever folds inside can be expanded and collapsed at once, by a `FoldAllButton`. */
export function FoldAll({ children }: { children: ReactNode }) {
  const [{ isOpen, turn }, setState] = useState({ isOpen: false, turn: 0 })
  const left = useRef(0)
  const { entry } = useNavigation()
  const [memory] = useState(() => foldMemory(entry()))
  const state = useMemo(() => {
    const mayExpand = () => (left.current -= 1) >= 0
    return { isOpen, turn, mayExpand, memory }
  }, [isOpen, turn, memory])
  const toggle = useMemo(
    () => () => {
      left.current = MOST_EXPANDED
      memory.beginAnew()
      setState((before) => ({ isOpen: !before.isOpen, turn: before.turn + 1 }))
    },
    [memory],
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

function foldMemory(entry: HistoryEntry | undefined): FoldMemory {
  const now = new Map(readToggles(entry?.read('folds')))
  const before = new Map(now)
  const write = () => entry?.write('folds', Object.fromEntries([...now].slice(-MOST_EXPANDED)))
  return {
    wasOpen: (path) => before.get(path),
    remember(path, isOpen) {
      before.delete(path)
      now.delete(path)
      now.set(path, isOpen)
      write()
    },
    beginAnew() {
      before.clear()
      now.clear()
      write()
    },
  }
}

/** Names what is around everything that folds inside. */
export function FoldPath({ name, children }: { name: string; children: ReactNode }) {
  return <FoldPathContext value={`${useContext(FoldPathContext)}/${name}`}>{children}</FoldPathContext>
}

interface FoldOptions {
  /** Of what folds, among all that fold in the same `FoldPath`. */
  readonly name: string
  readonly isOpenAtFirst?: boolean
  /** It holds itself: expanding everything leaves it alone. */
  readonly isEndless?: boolean
}

/** Whether something is open, which the reader decides here or for everything at once. */
export function useFold(options: FoldOptions): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { name, isOpenAtFirst = false, isEndless = false } = options
  const all = useContext(FoldAllContext)
  const path = `${useContext(FoldPathContext)}/${name}`
  const { memory } = all
  const [isOpen, setOpen] = useState(memory.wasOpen(path) ?? isOpenAtFirst)
  const latest = useRef(isOpen)
  useEffect(() => {
    latest.current = isOpen
  }, [isOpen])
  const choose = useCallback(
    (wanted: boolean) => {
      setOpen(wanted)
      memory.remember(path, wanted)
    },
    [memory, path],
  )
  useEffect(() => {
    if (all.turn === 0) return
    if (!all.isOpen) choose(false)
    else if (!isEndless && !latest.current && all.mayExpand()) choose(true)
  }, [all, choose, isEndless])
  return [isOpen, choose]
}
