/* The part of the library's packages that is used here. Their own types do not resolve, and bring those of an older React along. */
import type { ComponentType, ReactNode } from 'react'

export interface DocumentedNode {
  readonly type: 'http_service' | 'http_operation' | 'http_webhook' | 'model'
  readonly data: unknown
}

export const ParsedDocs: ComponentType<{
  node: DocumentedNode
  /** For models without a title. */
  nodeTitle?: string
  location: { pathname: string; search: string }
  layoutOptions: { hideTryIt: boolean; hideTryItPanel: boolean; hideExport: boolean }
  tryItCredentialsPolicy: RequestCredentials
}>

/** Where references inside of a node lead. */
export const InlineRefResolverProvider: ComponentType<{ document: unknown; children: ReactNode }>

/** Entered values last as long as this. */
export const PersistenceContextProvider: ComponentType<{ children: ReactNode }>

/** Place of menus and tips. */
export const Provider: ComponentType<{ children: ReactNode }>

/** Shared by all that the library renders in a page. */
export const useThemeStore: {
  setState(state: { colorValues: { light: boolean }; invertedColorValues: { light: boolean } }): void
}

/** One operation or webhook of a description. */
interface Endpoint {
  readonly document: unknown
  /** Path as written, or name of the webhook. */
  readonly name: string
  /** In lower case. */
  readonly method: string
  readonly config: EndpointConfig
}

interface EndpointConfig {
  readonly documentProp: string
}

export const OPERATION_CONFIG: EndpointConfig
export const WEBHOOK_CONFIG: EndpointConfig

/** @throws {Error} where the description has no such operation. */
export function transformOas2Operation(endpoint: Endpoint): unknown
export function transformOas2Service(given: { document: unknown }): unknown
/** @throws {Error} where the description has no such operation. */
export function transformOas3Operation(endpoint: Endpoint): unknown
export function transformOas3Service(given: { document: unknown }): unknown

export const config: { autoAddCss: boolean }
export const dom: { css(): string }
