import { useMemo } from 'react'
import { usePortal, useRemote } from '../../state'
import { loadVersions } from './ahead'
import type { VersionOption } from './version-choice'

/** Returns the product versions that an application is registered for, by name; none until they have loaded. */
export function useVersions(applicationId: string): readonly VersionOption[] {
  const { api } = usePortal()
  const registrations = useRemote((signal) => loadVersions(api, applicationId, signal), [api, applicationId])
  const found = registrations.status === 'ready' ? registrations.data.data : undefined
  return useMemo(
    () =>
      (found ?? [])
        .map(({ product_version_id: id, product_name: product, product_version_name: version }) => ({
          id,
          // As analytics names versions.
          name: `${product} - ${version}`,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
    [found],
  )
}
