'use client'
import { PortalCatalog } from 'portal-elements/react/portal-catalog'
import { useState } from 'react'

export function Catalog() {
  const [query, setQuery] = useState('')
  return (
    <>
      <button className="secondary" onClick={() => setQuery(query ? '' : 'weather')}>
        {query ? 'All APIs' : 'Only weather'}
      </button>
      <PortalCatalog pageSize={6} query={query} />
    </>
  )
}
