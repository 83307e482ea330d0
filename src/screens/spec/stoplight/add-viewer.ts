/** The entry `stoplight` of the npm package: adds the viewer to what `portal-spec` can render with. */
import { addViewer } from './added-viewer'

addViewer(() => import('./stoplight-viewer'))
