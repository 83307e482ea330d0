import type { MediaType, Operation, Outline, PreparedRequest, SecurityScheme } from '../../reference'
import { useOpenReference } from '../api-reference/reference-context'
import { useSample } from '../api-reference/use-sample'
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
  const example = useSample(mediaTypeOf(operation, draft), 'request')
  const sample = example && example !== 'loading' ? example.text : ''
  const open = openRequest({ operation, outline, session, draft, sample })
  return { ...open, isSampleLoading: example === 'loading' }
}

interface RequestSource {
  readonly operation: Operation
  readonly outline: Pick<Outline, 'securitySchemes'>
  readonly session: TryItSession
  readonly draft: Draft
  /** See `OpenRequest`. */
  readonly sample: string
  /** Nothing that was entered as a credential goes along. */
  readonly isWithoutSecrets?: boolean
}

/** Returns the request that a draft stands for, with what has been entered for all requests of the description. */
export function openRequest(source: RequestSource): OpenRequest {
  const { operation, outline, session, draft, sample, isWithoutSecrets = false } = source
  const entries = session.entries()
  const key = serversKey(operation.servers)
  const choice = serverChoice(entries, key)
  const schemes = schemesOf(requirementOf(operation, draft.requirement), outline.securitySchemes)
  const { sent, masked } = credentialsFor(schemes, isWithoutSecrets ? {} : entries.credentials)
  return {
    session,
    draft,
    choice,
    serversKey: key,
    media: mediaTypeOf(operation, draft),
    sample,
    isSampleLoading: false,
    schemes,
    entries: entries.credentials,
    application: entries.application,
    isOpen: entries.isOpen,
    ...requestOf(operation, draft, choice, sample, sent),
    masked: requestOf(operation, draft, choice, sample, masked).request,
    hasSecrets: sent.length > 0,
  }
}
