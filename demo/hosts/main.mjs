/**
 * Serves the applications that embed the tags, and a page that shows them all. They use the portal at PORTAL_URL. HOSTS_PORT is the
 * port of that page, 0 for any free one; the applications take the next ones.
 */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { serve } from '../serve.mjs'
import { galleryPage } from './gallery.mjs'
import { hostServer } from './host-server.mjs'
import { hosts } from './hosts.mjs'
import { ownServer } from './own-server.mjs'

const portalUrl = process.env.PORTAL_URL ?? 'http://localhost:4000'
const port = Number(process.env.HOSTS_PORT ?? '4020')

async function shownHost(host, index) {
  const ownPort = String(port === 0 ? 0 : port + 1 + index)
  if (host.server) {
    const { url, close } = await ownServer(host, { portalUrl, port: ownPort })
    console.log(`Application with ${host.title} at ${url}`)
    const stop = () => void close()
    process.once('SIGTERM', stop)
    process.stdin.once('end', stop)
    return { ...host, url: () => url }
  }
  const server = hostServer(join(import.meta.dirname, host.folder), portalUrl)
  serve(`application with ${host.title}`, server, ownPort)
  return { ...host, url: () => `http://localhost:${server.address().port}` }
}

const shown = await Promise.all(hosts.map(shownHost))

const gallery = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(galleryPage(shown, portalUrl))
})
serve('gallery', gallery, String(port))
