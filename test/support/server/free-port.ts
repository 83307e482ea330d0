import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections and to servers that ask for any, so that nobody gets one in between. */
const FIRST = 15_000
const LAST = 29_999

/** Returns a port that nothing listens on: for servers that must know their own URL before they listen. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1)
    if (await isFree(port)) return port
  }
}

/** Whether a server can listen there, on every address of the machine. */
function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((found, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? found(false) : fail(error),
    )
    server.listen(port, () => server.close(() => found(true)))
  })
}

/** Adds `PORT` and `PUBLIC_URL` to the settings of a server that sends mails. */
export async function withPublicUrl(
  environment: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  if (!environment.SMTP_URL || environment.PUBLIC_URL) return { ...environment }
  const port = String(await freePort())
  return { PORT: port, PUBLIC_URL: `http://localhost:${port}`, ...environment }
}
