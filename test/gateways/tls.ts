import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { createServer } from 'node:tls'
import { testFolder } from '../support/server/folder'

/** Terminates TLS before the portal, with a certificate of its own, until the test ends. */
export async function startTls(
  t: TestContext,
  portal: string,
): Promise<{ address: string; certificate: string }> {
  const { path } = await testFolder(t)
  const [key, certificate] = [join(path, 'key.pem'), join(path, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...made, ...subject], { stdio: 'ignore' })
  const port = Number(portal.split(':')[1])
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (client) => {
    const upstream = connect(port, '127.0.0.1')
    upstream.on('error', () => client.destroy())
    client.on('error', () => upstream.destroy())
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  return { address: `localhost:${(server.address() as AddressInfo).port}`, certificate }
}
