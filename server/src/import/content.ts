import type { PortalImageKind } from '../store/portal'
import type { GatewayPlace, SpecOperationRecord } from '../store/schema-content'
import type { CredentialType, PortalSettings, StrategyNames } from '../store/settings'
import type { Warnings } from '../lib/yaml/mistakes'

/** Everything a folder says, checked and with its defaults filled in. */
export interface Content {
  /** Undefined when the folder has no portal.yaml: the portal then stays as it is. */
  portal: PortalContent | undefined
  products: ProductContent[]
  warnings: Warnings
}

export interface PortalContent {
  settings: PortalSettings
  strategies: StrategyContent[]
  images: ImageContent[]
}

export interface StrategyContent {
  name: string
  names: StrategyNames
  credentialType: CredentialType
  keyNames: string[]
  authMethods: string[]
  availableScopes: string[] | null
  isDefault: boolean
}

export interface ImageContent {
  kind: PortalImageKind
  contentType: string
  bytes: Uint8Array
  hash: string
}

export interface ProductContent {
  /** Name of its folder; the product stays the same product as long as this does. */
  slug: string
  name: string
  description: string | null
  labels: Record<string, string>
  viewAccess: 'everyone' | 'granted'
  /** Present if visitors may read it, where they read. */
  isOpen?: true
  registerAccess: 'everyone' | 'granted'
  /** Origins that may get credentials. Absent: those that each API description names. */
  servers?: string[]
  /** Oldest first. */
  versions: VersionContent[]
  /** Parents before their children. */
  documents: DocumentContent[]
  documentImages: DocumentImageContent[]
  /** Of all of it: equal means that nothing changed. */
  hash: string
  /** Whether it is stored with this hash. Its versions, documents and images are left out then. */
  isStored?: boolean
}

export interface VersionContent {
  name: string
  status: 'published' | 'deprecated' | 'sunset'
  sunsetAt: Date | null
  specification: SpecificationContent | null
  registration: RegistrationContent[]
  /** Where gateways serve it. */
  gateway?: GatewayPlace
  hash: string
}

export interface SpecificationContent {
  text: string
  format: 'json' | 'yaml'
  operations: SpecOperationRecord[]
  /** Names of its schemas. */
  models: string[]
  /** See `describedOrigins`. */
  origins: string[]
}

export interface RegistrationContent {
  strategy: string
  isEnabled: boolean
  autoApprove: boolean
  /** Scopes that automatic approval covers. Absent: all. */
  autoApproveScopes?: string[]
}

export interface DocumentContent {
  slug: string
  parentSlug: string | null
  /** Of its main file, below docs/; where only a folder is there, of the file that would be its text. */
  path: string
  /** Among its siblings. */
  position: number
  /** By language; the empty one is there always. */
  texts: Map<string, DocumentText>
  hash: string
}

export interface DocumentText {
  title: string
  content: string
  metadata: Record<string, unknown>
  /** The content as nodes, in JSON. */
  nodes: string
  sections: SectionContent[]
}

/** What the search over documents reads: a section, or a part of a long one. */
export interface SectionContent {
  heading: string
  anchor: string
  content: string
  /** Folded, as the body is. */
  title: string
  body: string
}

/** An image beside the documents. */
export interface DocumentImageContent {
  /** Below docs/. */
  path: string
  contentType: string
  bytes: Uint8Array
  hash: string
}
