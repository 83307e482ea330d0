import type { ApplicationAccess } from '../store/application-access'

/** Returns the scopes that tokens of an application may carry: those approved for any version that is open to it. */
export function grantedScopes({
  requested_scopes: requested,
  product_versions: open,
}: ApplicationAccess): string[] {
  return (requested ?? []).filter((scope) => open.some(({ scopes }) => scopes?.includes(scope)))
}
