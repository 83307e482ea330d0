'use client'
import { configure } from 'portal-elements/configure'
import { useState } from 'react'

export function PortalTags({ apiBaseUrl }: { apiBaseUrl: string }) {
  // Effects define the tags, so they come after this.
  useState(() => configure({ apiBaseUrl, userEntity: 'developer' }))
  return null
}
