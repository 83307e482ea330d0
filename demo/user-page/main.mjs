/**
 * A site of its own with the forms for users: the harbour office, where companies of the port have their accounts. It embeds the tags
 * of the portal at PORTAL_URL. USER_PAGE_PORT is where it listens, 0 for any free port.
 */
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from '../serve.mjs'
import { pageAt } from './pages.mjs'

const portalUrl = process.env.PORTAL_URL ?? 'http://localhost:4000'
const types = { '/page.css': 'text/css; charset=utf-8', '/page.js': 'text/javascript; charset=utf-8' }

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  reply(pathname, response).catch((error) => response.destroy(error))
})

async function reply(pathname, response) {
  const type = types[pathname]
  if (type) {
    const text = await readFile(join(import.meta.dirname, pathname))
    return response.writeHead(200, { 'content-type': type }).end(text)
  }
  const page = pageAt(pathname, portalUrl, `http://localhost:${server.address().port}`)
  if (!page) return response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.')
  // Links of mails come here with tokens, which no other site may learn.
  const headers = { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' }
  return response.writeHead(200, headers).end(page)
}

serve('user page', server, process.env.USER_PAGE_PORT ?? '4014')
