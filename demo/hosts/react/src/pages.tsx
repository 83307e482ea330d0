import {
  PortalApp,
  PortalApplicationForm,
  PortalCatalog,
  PortalDocs,
  PortalLogin,
  PortalMyApps,
  PortalSpec,
} from 'portal-elements/react'
import { useState } from 'react'
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router'
import { isForRouter, type Tell } from './layout'

export function CatalogPage() {
  const tell = useOutletContext<Tell>()
  const [query, setQuery] = useState('')
  return (
    <>
      <h1>APIs of North Pier</h1>
      <button className="secondary" onClick={() => setQuery(query ? '' : 'weather')}>
        {query ? 'All APIs' : 'Only weather'}
      </button>
      <PortalCatalog
        pageSize={6}
        query={query}
        onCatalogSearch={({ detail }) => tell(`catalog-search ${detail.total}`)}
      />
    </>
  )
}

export function LoginPage() {
  const tell = useOutletContext<Tell>()
  return (
    <>
      <h1>Account</h1>
      <PortalLogin
        customErrorHandler={({ error }) =>
          error.status === 401 ? 'North Pier does not know this e-mail and password.' : undefined
        }
        onLoginSuccess={({ detail }) => tell(`login-success ${detail.user?.email}`)}
      />
    </>
  )
}

export function ReferencePage() {
  const { product, version } = useParams()
  return <PortalSpec product={product} productVersion={version} />
}

export function DocsPage() {
  const { product, '*': slug } = useParams()
  return <PortalDocs product={product} slug={slug || undefined} />
}

export function MyAppsPage() {
  return <PortalMyApps />
}

export function FormPage() {
  const { application } = useParams()
  return <PortalApplicationForm application={application} />
}

/** All of the portal below /portal: its location is that of the router. */
export function PortalPage() {
  const navigate = useNavigate()
  const { '*': path } = useParams()
  const { search } = useLocation()
  return (
    <PortalApp
      history="host"
      base="/portal"
      path={`/${path}${search}`}
      onNavigate={(event) => {
        if (!isForRouter(event.detail.to)) return
        event.preventDefault()
        event.stopPropagation()
        navigate(`/portal${event.detail.to}`, { replace: event.detail.replace })
      }}
    />
  )
}
