import '@picocss/pico/css/pico.min.css'
import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Events } from '../components/events'
import { PortalTags } from '../components/portal-tags'

export const metadata: Metadata = { title: 'North Pier, with Next', icons: 'data:,' }

export default async function Layout({ children }: { children: ReactNode }) {
  // The address is that of the running server, not of the build.
  await connection()
  return (
    <html lang="en">
      <body>
        <PortalTags apiBaseUrl={process.env.PORTAL_URL ?? 'http://localhost:4000'} />
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
                  <Link href="/">APIs</Link>
                </li>
                <li>
                  <Link href="/my-apps">My applications</Link>
                </li>
                <li>
                  <Link href="/login">Account</Link>
                </li>
                <li>
                  <Link href="/portal">Portal</Link>
                </li>
              </ul>
            </nav>
          </header>
          <main>{children}</main>
          <Events />
        </div>
      </body>
    </html>
  )
}
