import type { MediaType, Operation, PreparedRequest, SecurityScheme } from '../../../reference'
import { useOpenReference } from '../reading/reference-context'
import { useSample } from '../operation/use-sample'
import { credentialsFor, schemesOf, requirementOf } from './credentials'
import { type DraftProblem, mediaTypeOf, requestOf } from './draft-request'
import {
  type CredentialEntry,
  type Draft,
  emptyDraft,
  serverChoice,
  type ServerChoice,
  serversKey,
  type TryItSession,
  useTryItSession,
} from './session'

/** The request to an operation as it stands, and the ways to change it. */
export interface OpenRequest {
  readonly session: TryItSession
  readonly draft: Draft
  readonly choice: ServerChoice
  readonly serversKey: string
  readonly media: MediaType | undefined
  /** The first text of the body; empty if there is no sample. */
  readonly sample: string
  readonly isSampleLoading: boolean
  readonly schemes: readonly SecurityScheme[]
  readonly entries: Readonly<Record<string, CredentialEntry>>
  /** See `Entries`. */
  readonly application: string | undefined
  readonly isOpen: boolean
  readonly request: PreparedRequest
  readonly problems: readonly DraftProblem[]
  /** With placeholders in the place of secrets. */
  readonly masked: PreparedRequest
  readonly hasSecrets: boolean
}

export function useRequest(operation: Operation): OpenRequest {
  const { description, outline } = useOpenReference()
  const { session, entries } = useTryItSession(description)
  const draft = entries.drafts[operation.id] ?? emptyDraft
  const key = serversKey(operation.servers)
  const choice = serverChoice(entries, key)
  const media = mediaTypeOf(operation, draft)
  const example = useSample(media, 'request')
  const sample = example && example !== 'loading' ? example.text : ''
  const schemes = schemesOf(requirementOf(operation, draft.requirement), outline.securitySchemes)
  const { sent, masked } = credentialsFor(schemes, entries.credentials)
  return {
    session,
    draft,
    choice,
    serversKey: key,
    media,
    sample,
    isSampleLoading: example === 'loading',
    schemes,
    entries: entries.credentials,
    application: entries.application,
    isOpen: entries.isOpen,
    ...requestOf(operation, draft, choice, sample, sent),
    masked: requestOf(operation, draft, choice, sample, masked).request,
    hasSecrets: sent.length > 0,
  }
}
