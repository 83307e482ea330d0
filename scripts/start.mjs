/** Builds what is needed, then starts the demo portal. */
import './build.mjs'

await import('../demo/start.mjs')
