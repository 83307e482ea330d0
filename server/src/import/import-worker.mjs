/** The thread of `readInThread` when the server runs from its sources; the build has a bundle of this name. */
import { register } from 'tsx/esm/api'

register()
await import('./import-worker.ts')
