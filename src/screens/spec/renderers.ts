import type { ComponentType } from 'react'
import { PortalRenderer } from './reading/portal-renderer'
import type { RendererProps } from './renderer'
import { Stoplight } from './stoplight/stoplight'

export type RendererName = 'portal' | 'stoplight'

/** Everything that can render a description, by the name that the `renderer` attribute gives it. */
export const renderers: Readonly<Record<RendererName, ComponentType<RendererProps>>> = {
  portal: PortalRenderer,
  stoplight: Stoplight,
}
