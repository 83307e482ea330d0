import type { ExternalDocs, Finding, Pointer, SecurityRequirement, Server } from './shared-types'

export interface Contact {
  readonly name?: string
  readonly url?: string
  readonly email?: string
}

export interface License {
  readonly name?: string
  readonly identifier?: string
  readonly url?: string
}

export interface Info {
  /** Empty where the description has none. */
  readonly title: string
  readonly version: string
  readonly summary?: string
  /** Markdown, untrusted. */
  readonly description?: string
  /** http(s) only, as are all addresses here. */
  readonly termsOfService?: string
  readonly contact?: Contact
  readonly license?: License
}

export type OperationKind = 'operation' | 'webhook'

export interface OperationSummary {
  /** Unique among operations and webhooks: the `operationId`, else made from method and path. */
  readonly id: string
  readonly kind: OperationKind
  /** In upper case. */
  readonly method: string
  /** Path as written, or name of the webhook. */
  readonly path: string
  /** The summary, else ID or path: never empty. */
  readonly title: string
  readonly deprecated: boolean
}

export interface Tag {
  /** Empty for operations without a tag. */
  readonly name: string
  /** `x-displayName` or `summary`, else the name. */
  readonly title: string
  /** Markdown, untrusted. */
  readonly description?: string
  readonly externalDocs?: ExternalDocs
  /** Name of the tag that this one belongs under. */
  readonly parent?: string
  readonly operations: readonly OperationSummary[]
}

export interface ModelSummary {
  readonly name: string
  /** The schema's own title, where it has one. */
  readonly title?: string
  readonly pointer: Pointer
  readonly deprecated: boolean
}

export interface OAuthScope {
  readonly name: string
  readonly description: string
}

export type OAuthFlowKind =
  | 'authorizationCode'
  | 'clientCredentials'
  | 'implicit'
  | 'password'
  | 'deviceAuthorization'

export interface OAuthFlow {
  readonly kind: OAuthFlowKind
  /** Absolute http(s) addresses, each only where the flow has one. */
  readonly authorizationUrl?: string
  readonly deviceAuthorizationUrl?: string
  readonly tokenUrl?: string
  readonly refreshUrl?: string
  readonly scopes: readonly OAuthScope[]
}

interface SchemeBase {
  readonly name: string
  /** Markdown, untrusted. */
  readonly description?: string
  readonly deprecated: boolean
}

export type SecurityScheme =
  | (SchemeBase & {
      readonly type: 'apiKey'
      readonly in: 'query' | 'header' | 'cookie'
      readonly parameter: string
    })
  /** `scheme` in lower case: `basic`, `bearer` and others. */
  | (SchemeBase & { readonly type: 'http'; readonly scheme: string; readonly bearerFormat?: string })
  | (SchemeBase & {
      readonly type: 'oauth2'
      readonly metadataUrl?: string
      readonly flows: readonly OAuthFlow[]
    })
  | (SchemeBase & { readonly type: 'openIdConnect'; readonly openIdConnectUrl?: string })
  | (SchemeBase & { readonly type: 'mutualTLS' })
  /** Anything else, as written. */
  | (SchemeBase & { readonly type: 'unknown'; readonly written: string })

/** What a token needs, whatever operation it is for. */
export interface NeededScopes {
  /** Every operation needs a scope. */
  readonly isAny: boolean
  /** Those that every operation needs; without any in common, those of operations that say nothing else. */
  readonly common: readonly string[]
}

/** All of a description that a page needs before something of it is opened. */
export interface Outline {
  readonly format: {
    readonly family: 'openapi' | 'swagger'
    /** As written, such as `3.1.0`. */
    readonly version: string
    readonly syntax: 'json' | 'yaml'
  }
  readonly sizeBytes: number
  readonly info: Info
  readonly externalDocs?: ExternalDocs
  readonly servers: readonly Server[]
  /** Of all servers, those of single operations included. */
  readonly serverOrigins: readonly string[]
  /** Origins that the portal's operator lets have credentials. Undefined: its server sends no list. */
  readonly trustedServers?: readonly string[]
  /** In force where an operation says nothing else. */
  readonly security: readonly SecurityRequirement[]
  readonly securitySchemes: readonly SecurityScheme[]
  readonly neededScopes: NeededScopes
  /** In the order in which the description declares them, then in that of their first operation. Each has an operation, or is the parent of another. */
  readonly tags: readonly Tag[]
  readonly webhooks: readonly OperationSummary[]
  readonly models: readonly ModelSummary[]
  /** How many operations there are: one that has several tags stands in each of them. */
  readonly operationCount: number
  /** Only those seen while the outline was made. `check()` finds the rest. */
  readonly findings: readonly Finding[]
}
