import { useMemo } from 'react'
import { GetAccessButton } from '../../parts/get-access/get-access-button'
import { PageToasts } from '../../parts/page-toasts/page-toasts'
import { PageLinksContext } from '../../parts/portal-link/page-links'
import { usePortalContext } from '../../state'

export interface GetAccessScreenProps {
  /** ID or slug. Without it there is nothing to get access to. */
  product?: string
  /** ID or name. */
  productVersion?: string
  operation?: string
  specHref?: string
  applicationHref?: string
  onAccessGranted(detail: { applicationId: string; registrationId: string }): boolean
  onAccessPending(detail: { registrationId: string }): boolean
  onCredentialCreated(detail: { credentialId: string }): boolean
}

/** The way to a first request, as a button in any text. Nothing in public portals, which have no accounts. */
export function GetAccessScreen(props: GetAccessScreenProps) {
  const { product, productVersion, operation, specHref, applicationHref } = props
  const { onAccessGranted, onAccessPending, onCredentialCreated } = props
  const context = usePortalContext()
  const links = useMemo(() => ({ applicationHref }), [applicationHref])
  if (!product || (context.status === 'ready' && context.data.isPublic)) return null
  return (
    <PageLinksContext value={links}>
      <GetAccessButton
        variant="primary"
        to={{ product, version: productVersion }}
        operation={operation}
        specHref={specHref}
        onGranted={onAccessGranted}
        onRegistered={({ id, status }) => {
          if (status !== 'approved') onAccessPending({ registrationId: id })
        }}
        onCredentialCreated={(credentialId) => onCredentialCreated({ credentialId })}
      />
      <PageToasts />
    </PageLinksContext>
  )
}
