import { type FormEvent, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n'
import type { Operation } from '../../reference'
import { specPath, withQuery } from '../../router/paths'
import { Alert } from '../../ui/alert'
import { PortalLink } from '../portal-link/portal-link'
import { CredentialFields } from '../try-it/credential-fields'
import { useReadVersion } from '../try-it/settings'
import type { OpenRequest } from '../try-it/use-request'
import type { Guide } from './guide'
import '../try-it/try-it.css'
import './guide.css'

interface CredentialsPanelProps {
  guide: Guide
  operation: Operation
  open: OpenRequest
  /** The request was to be sent, and has no credential. */
  isAsked: boolean
  onSubmit(): void
}

/** The credentials that all requests of the guide are sent with, and the way to some. */
export function CredentialsPanel({ guide, operation, open, isAsked, onSubmit }: CredentialsPanelProps) {
  const t = useMessages('guide')
  const panel = useRef<HTMLFormElement>(null)
  const version = useReadVersion()?.version
  useEffect(() => {
    if (isAsked) panel.current?.querySelector<HTMLElement>('input, select, a')?.focus()
  }, [isAsked])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  const { product } = guide
  const path = specPath({ product: product.slug ?? product.id, version: version?.id })
  return (
    <form className="pe-try pe-guide-credentials" ref={panel} noValidate autoComplete="off" onSubmit={submit}>
      {isAsked && (
        <Alert kind="info">
          <p>
            {t('needsCredential')}{' '}
            <PortalLink path={withQuery(path, { operation: operation.id })}>{t('getAccess')}</PortalLink>
          </p>
        </Alert>
      )}
      <CredentialFields operation={operation} open={open} />
    </form>
  )
}
