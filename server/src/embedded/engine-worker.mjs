/**
 * The thread in which PostgreSQL runs as WebAssembly. It computes on the thread that calls it, so a long query here
 * never stops HTTP there. Plain JavaScript that imports packages only, so that a thread can start from this very
 * file under tsx and in the build alike. Shapes of the messages: worker-messages.ts.
 */
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { parentPort, workerData } from 'node:worker_threads'

const { clusterDir, template, settings } = workerData

// The engine's own default, -F, switches fsync off.
const defaults = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F' || !clusterDir)

const engine = await PGlite.create({
  dataDir: clusterDir,
  extensions: { pg_trgm },
  startParams: [...defaults, ...settings.flatMap((setting) => ['-c', setting])],
  loadDataDir: template && new Blob([template]),
})

async function serve(request) {
  if (request.kind === 'dump') {
    const dump = await engine.dumpDataDir('none')
    return new Uint8Array(await dump.arrayBuffer())
  }
  if (request.kind === 'close') {
    await engine.close()
    return new Uint8Array()
  }
  // A copy: the response is in the engine's own memory, which cannot be transferred.
  return (await engine.execProtocolRaw(request.bytes)).slice()
}

async function respond(request) {
  try {
    const bytes = await serve(request)
    parentPort.postMessage({ id: request.id, bytes }, [bytes.buffer])
  } catch (error) {
    parentPort.postMessage({ id: request.id, error: error instanceof Error ? error.message : String(error) })
    // Errors of SQL come as messages of the protocol. These mean that the engine itself has crashed: no later request can succeed.
    if (error instanceof WebAssembly.RuntimeError || error?.name === 'ExitStatus') process.exit(1)
  }
}

// One after the other, in the order of arrival: the engine has one session.
let last = Promise.resolve()
parentPort.on('message', (request) => {
  last = last.then(() => respond(request))
})
parentPort.postMessage({ id: 'ready' })
