import type { ComponentType } from 'react'
import { Reading } from './reading/reading'
import type { RendererProps } from './renderer'

/** Everything that can draw a description, by the name that the `renderer` attribute gives it. */
export const renderers: Readonly<Record<'portal', ComponentType<RendererProps>>> = { portal: Reading }
