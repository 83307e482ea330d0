import type { ComponentType } from 'react'
import { OpenPlace } from './reading/open-place'
import type { RendererProps } from './renderer'
import { Stoplight } from './stoplight/stoplight'

export type RendererName = 'portal' | 'stoplight'

/** Everything that can draw a description, by the name that the `renderer` attribute gives it. */
export const renderers: Readonly<Record<RendererName, ComponentType<RendererProps>>> = {
  portal: OpenPlace,
  stoplight: Stoplight,
}
