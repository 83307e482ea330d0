import { useEffect, useState } from 'react'
import { NavLink, Outlet, useNavigate } from 'react-router'

/** What pages tell the layout: a line for the list of events. */
export type Tell = (line: string) => void

/** The rest is for the browser: other sites, and places within a page. */
export const isForRouter = (to: string) => /^\/[^#]*$/.test(to)

export function Layout() {
  const navigate = useNavigate()
  const [lines, setLines] = useState<string[]>([])
  const tell: Tell = (line) => setLines((before) => [line, ...before].slice(0, 5))

  useEffect(() => {
    const moved = (event: DocumentEventMap['navigate']) => {
      if (!isForRouter(event.detail.to)) return
      event.preventDefault()
      navigate(event.detail.to, { replace: event.detail.replace })
    }
    const changed = ({ detail }: DocumentEventMap['session-change']) =>
      tell(`session-change ${detail.developer?.email ?? 'signed out'}`)
    document.addEventListener('navigate', moved)
    document.addEventListener('session-change', changed)
    return () => {
      document.removeEventListener('navigate', moved)
      document.removeEventListener('session-change', changed)
    }
  }, [navigate])

  return (
    <div className="container">
      <header>
        <nav aria-label="North Pier" style={{ flexWrap: 'wrap' }}>
          <ul>
            <li>
              <strong>North Pier</strong>
            </li>
          </ul>
          <ul>
            <li>
              <NavLink to="/">APIs</NavLink>
            </li>
            <li>
              <NavLink to="/my-apps">My applications</NavLink>
            </li>
            <li>
              <NavLink to="/login">Account</NavLink>
            </li>
            <li>
              <NavLink to="/portal">Portal</NavLink>
            </li>
          </ul>
        </nav>
      </header>
      <main>
        <Outlet context={tell} />
      </main>
      <footer>
        <h2>Events</h2>
        <ol aria-label="Events">
          {lines.map((line, index) => (
            <li key={lines.length - index}>{line}</li>
          ))}
        </ol>
      </footer>
    </div>
  )
}
