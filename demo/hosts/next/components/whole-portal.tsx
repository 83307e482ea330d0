'use client'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { PortalApp } from 'portal-elements/react/portal-app'
import { isForRouter } from './router-paths'

/** All of the portal below /portal: its location is that of the router. */
export function WholePortal() {
  const router = useRouter()
  const path = usePathname().slice('/portal'.length) || '/'
  const search = useSearchParams().toString()
  return (
    <PortalApp
      history="host"
      base="/portal"
      path={search ? `${path}?${search}` : path}
      onNavigate={(event) => {
        const { href, replace } = event.detail
        if (!isForRouter(href)) return
        event.preventDefault()
        event.stopPropagation()
        if (replace) router.replace(href)
        else router.push(href)
      }}
    />
  )
}
