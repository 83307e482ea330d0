import type { StoplightViewer } from './stoplight-viewer'

export type LoadViewer = () => Promise<{ readonly StoplightViewer: typeof StoplightViewer }>

const loadViewer: LoadViewer = () => import('./stoplight-viewer')

/**
 * Returns what loads the viewer, the same function each time, or nothing where it was not added. In the npm package added-viewer.ts
 * takes the place of this module, so that only applications that import `portal-elements/stoplight` bundle the library.
 */
export const viewerLoader = (): LoadViewer | undefined => loadViewer
