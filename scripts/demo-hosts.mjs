/** Builds the kit's package and the applications that embed it, then starts the demo portal and a page with all of them. */
import { spawn } from 'node:child_process'
import { buildHosts } from '../demo/hosts/build.mjs'
import './build.mjs'

await import('../package/build.mjs')
await buildHosts()
const port = process.env.PORT ?? '4000'
// Ends with this process, because its standard input does.
const gallery = spawn(process.execPath, ['demo/hosts/main.mjs'], {
  stdio: ['pipe', 'inherit', 'inherit'],
  env: { ...process.env, PORTAL_URL: `http://localhost:${port}` },
})
gallery.once('exit', (code) => {
  if (code) process.exit(code)
})
await import('../demo/start.mjs')
