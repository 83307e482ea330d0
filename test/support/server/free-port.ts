import { createServer, type AddressInfo } from 'node:net'

/** Returns a port that nothing listens on: for servers that must know their own URL before they listen. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Adds `PORT` and `PUBLIC_URL` to the settings of a server that sends mails. */
export async function withPublicUrl(
  environment: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  if (!environment.SMTP_URL || environment.PUBLIC_URL) return { ...environment }
  const port = String(await freePort())
  return { PORT: port, PUBLIC_URL: `http://localhost:${port}`, ...environment }
}
