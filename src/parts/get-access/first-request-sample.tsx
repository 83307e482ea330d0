import type { Application } from '../../api'
import type { Operation } from '../../reference'
import { credentialsFor, requirementOf, schemesOf } from '../try-it/credentials'
import { emptyDraft, firstServer } from '../try-it/session'
import { requestOf } from '../try-it/draft-request'
import { fits, kindOf, ownEntries, ownOf } from '../try-it/own-kinds'
import { RequestCode } from '../api-reference/request-code'
import { useKnownSecrets } from '../secret-dialog/use-known-secrets'
import type { FirstRequest } from './load-first-request'
import './get-access.css'

interface FirstRequestSampleProps {
  application: Application
  first: FirstRequest
  operation: Operation
}

/** The first request with the credentials of an application in it, as far as this page knows them. */
export function FirstRequestSample({ application, first, operation }: FirstRequestSampleProps) {
  const own = ownOf(application, useKnownSecrets().of(application.id))
  const kind = kindOf(application)
  const fitting = operation.security.findIndex((requirement) =>
    schemesOf(requirement, first.schemes).some((scheme) => fits(kind, scheme)),
  )
  const schemes = schemesOf(requirementOf(operation, Math.max(fitting, 0)), first.schemes)
  const { sent, masked } = credentialsFor(schemes, ownEntries(application, own, schemes))
  const requestWith = (credentials: typeof sent) =>
    requestOf(operation, emptyDraft, firstServer, first.sample, credentials).request
  return (
    <RequestCode
      open={{ request: requestWith(sent), masked: requestWith(masked), hasSecrets: sent.length > 0 }}
      title={
        <code className="pe-get-access-request">
          {operation.method} {operation.path}
        </code>
      }
    />
  )
}
