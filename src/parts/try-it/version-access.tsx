import { GetAccessButton } from '../get-access/get-access-button'
import type { ReadVersion } from './settings'

interface VersionAccessProps {
  read: ReadVersion
  /** ID of the operation that is tried. */
  operation: string | undefined
}

/** The way to a credential for the version that is read. */
export const VersionAccess = ({ read, operation }: VersionAccessProps) => (
  <div>
    <GetAccessButton to={read} operation={operation} />
  </div>
)
