import { useEffect, useRef, useState } from 'react'
import type { SearchPage } from '../../api'
import { type Remote, usePortal, useRemote } from '../../state'

/** Pause in typing after which the text is searched for. */
const TYPING_PAUSE_MS = 300

interface Wanted {
  readonly query: string
  /** From 1. */
  readonly page: number
}

/** An answer together with what was asked for. */
export interface Found extends Wanted {
  readonly pageSize: number
  readonly answer: SearchPage
}

interface CatalogOptions {
  /** Text searched for when it is given, and when it changes. */
  readonly query: string
  readonly pageSize: number
  onFound(found: Found): void
}

const isSignedOut = ({ code }: { code: string }) => code === 'no-session' || code === 'session-expired'

function useLatest<T>(remote: Remote<T>): T | undefined {
  const [latest, setLatest] = useState<T>()
  const now = remote.status === 'ready' ? remote.data : latest
  if (now !== latest) setLatest(now)
  return now
}

/** Search in the products and the pages of what it finds. What was found last stays while more is asked for. */
export function useCatalog({ query, pageSize, onFound }: CatalogOptions) {
  const { api } = usePortal()
  const [given, setGiven] = useState(query)
  const [text, setText] = useState(query)
  const [wanted, setWanted] = useState<Wanted>({ query, page: 1 })
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (given !== query) {
    setGiven(query)
    setText(query)
    setWanted({ query, page: 1 })
  }

  const remote = useRemote<Found>(
    async (signal) => {
      const paging = { pageSize, pageNumber: wanted.page }
      const answer = await api.search.catalog({ q: wanted.query, join: ['versions'], ...paging }, { signal })
      return { ...wanted, pageSize, answer }
    },
    [api, wanted.query, wanted.page, pageSize],
  )
  const latest = useLatest(remote)
  const failure = remote.status === 'failed' ? remote : undefined
  // What was there for somebody who has signed out since is nobody's to see.
  const found = failure && isSignedOut(failure.error) ? undefined : latest

  const report = useRef(onFound)
  useEffect(() => {
    report.current = onFound
  })
  useEffect(() => {
    if (found) report.current(found)
  }, [found])
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
  }
}
