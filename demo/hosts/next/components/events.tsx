'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { isForRouter } from './router-paths'

/** Hears every tag of the page, also those of server components, and gives their moves to the router. */
export function Events() {
  const router = useRouter()
  const [lines, setLines] = useState<string[]>([])

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const tell = (line: string) => setLines((before) => [line, ...before].slice(0, 5))
    document.addEventListener(
      'navigate',
      (event) => {
        const { href, replace } = event.detail
        if (!isForRouter(href)) return
        event.preventDefault()
        if (replace) router.replace(href)
        else router.push(href)
      },
      { signal },
    )
    document.addEventListener('login-success', ({ detail }) => tell(`login-success ${detail.user?.email}`), {
      signal,
    })
    document.addEventListener(
      'session-change',
      ({ detail }) => tell(`session-change ${detail.developer?.email ?? 'signed out'}`),
      { signal },
    )
    document.addEventListener('catalog-search', ({ detail }) => tell(`catalog-search ${detail.total}`), {
      signal,
    })
    document.addEventListener('dashboard-loaded', ({ detail }) => tell(`dashboard-loaded ${detail.period}`), {
      signal,
    })
    return () => end.abort()
  }, [router])

  return (
    <footer>
      <h2>Events</h2>
      <ol aria-label="Events">
        {lines.map((line, index) => (
          <li key={lines.length - index}>{line}</li>
        ))}
      </ol>
    </footer>
  )
}
