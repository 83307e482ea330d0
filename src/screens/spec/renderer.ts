import type { ReferencePage } from '../../reference/operation-address'

/** Groups of operations are always rendered by the kit itself. */
export type RenderedPage = Exclude<ReferencePage, { readonly kind: 'group' }>

/**
 * The renderer of the open operation or model; navigation, search and addresses are the same around all. The open
 * description is in the ReferenceContext.
 */
export interface RendererProps {
  readonly page: RenderedPage
  /**
   * After what the address names has been rendered.
   *
   * @param where - Root in which its heading is, when it is not the page's.
   */
  onShown(address: string, where?: ParentNode): void
  onOperationOpen(detail: { operationId: string }): void
}
