import { useEffect, useRef, useState } from 'react'
import { usePortal, useRemote } from './hooks'
import type { Remote } from './remote'
import { useLatest } from './use-latest'

/** Pause in typing after which the text is searched for. */
const TYPING_PAUSE_MS = 300

export interface WantedPage {
  /** Text searched for, without white space around it. */
  readonly query: string
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

interface AnyPage {
  readonly data: readonly unknown[]
  readonly meta: { readonly page: { readonly total: number } }
}

/** An answer together with what was asked for. */
export interface FoundPage<Answer extends AnyPage> extends WantedPage {
  readonly answer: Answer
  /** Things found, over all pages. */
  readonly total: number
}

interface SearchedPagesOptions<Answer extends AnyPage> {
  /** Text searched for when it is given, and when it changes. */
  readonly query: string
  readonly pageSize: number
  load(wanted: WantedPage, signal: AbortSignal): Promise<Answer>
  /** What `load` depends on beside the page that is wanted. */
  readonly given?: readonly unknown[]
  onFound?(found: FoundPage<Answer>): void
}

const isSignedOut = ({ code }: { code: string }) => code === 'no-session' || code === 'session-expired'

function useLatestData<T>(remote: Remote<T>): T | undefined {
  const [latest, setLatest] = useState<T>()
  const now = remote.status === 'ready' ? remote.data : latest
  if (now !== latest) setLatest(now)
  return now
}

/** A list on the server, searched as one types, and the pages of what it finds. What was found last stays while more is asked for. */
export function useSearchedPages<Answer extends AnyPage>(options: SearchedPagesOptions<Answer>) {
  const { query, pageSize, load, given = [], onFound } = options
  const { api } = usePortal()
  const [lastQuery, setLastQuery] = useState(query)
  const [text, setText] = useState(query)
  const [wanted, setWanted] = useState({ query, page: 1 })
  const [turn, setTurn] = useState(0)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (lastQuery !== query) {
    setLastQuery(query)
    setText(query)
    setWanted({ query, page: 1 })
  }

  const remote = useRemote<FoundPage<Answer>>(
    async (signal) => {
      const page = { ...wanted, query: wanted.query.trim(), pageSize }
      const answer = await load(page, signal)
      return { ...page, answer, total: answer.meta.page.total }
    },
    [api, wanted.query, wanted.page, pageSize, turn, ...given],
  )
  const latest = useLatestData(remote)
  const failure = remote.status === 'failed' ? remote : undefined
  // What was there for somebody who has signed out since is nobody's to see.
  const found = failure && isSignedOut(failure.error) ? undefined : latest

  const report = useLatest(onFound)
  useEffect(() => {
    if (!found) return
    report.current?.(found)
    // The last thing of a page went away: the one before is the last now.
    const last = Math.max(1, Math.ceil(found.total / found.pageSize))
    if (found.page > last) setWanted({ query: found.query, page: last })
  }, [found, report])
  useEffect(() => () => clearTimeout(typing.current), [])

  function search(sought: string) {
    clearTimeout(typing.current)
    setText(sought)
    setWanted({ query: sought.trim(), page: 1 })
  }

  function type(sought: string) {
    clearTimeout(typing.current)
    setText(sought)
    typing.current = setTimeout(() => search(sought), TYPING_PAUSE_MS)
  }

  return {
    text,
    found,
    failure,
    isSearching: remote.status === 'loading' || (remote.status === 'ready' && remote.refreshing),
    search,
    type,
    goToPage: (page: number) => setWanted({ ...wanted, page }),
    /** Asks for the same page again. */
    reload: () => setTurn((before) => before + 1),
  }
}
