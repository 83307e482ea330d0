import { useMemo } from 'react'
import { isolated } from '../../lib/isolated'
import { useRead } from '../../state'
import type { VersionOption } from './version-choice'
import { versionsRead } from './versions-read'

/** Returns the product versions that an application is registered for, by name; undefined until they have loaded. */
export function useVersions(applicationId: string): readonly VersionOption[] | undefined {
  const registrations = useRead(versionsRead(applicationId))
  const found = registrations.status === 'ready' ? registrations.data.data : undefined
  return useMemo(
    () =>
      found
        ?.map(({ product_version_id: id, product_name: product, product_version_name: version }) => ({
          id,
          // As analytics names versions.
          name: `${product} - ${version}`,
          label: `${isolated(product)} - ${isolated(version)}`,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
    [found],
  )
}
