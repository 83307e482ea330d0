import { createServer } from 'node:http'

const OPEN_CORS = {
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
}

async function readBody(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Returns the response to send now: one with `until` applies as long as that call has had no response. */
function currentResponse(scripted, completed) {
  if (!scripted?.until || !completed.has(scripted.until)) return scripted
  return currentResponse(scripted.then, completed)
}

function scriptedWorld(script) {
  const log = []
  const completed = new Set()
  return {
    log,
    async handle(request, response, path) {
      const { pathname, search } = new URL(path, 'http://localhost')
      const call = `${request.method} ${pathname}`
      const origin = request.headers.origin
      const cors = origin ? { ...OPEN_CORS, 'access-control-allow-origin': origin } : {}
      if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
      log.push({ call, search, headers: request.headers, body: await readBody(request) })
      const exact = script[call + decodeURIComponent(search)]
      const scripted = currentResponse(exact ?? script[call], completed) ?? { status: 404 }
      if (scripted.hangs) return undefined
      await new Promise((resolve) => setTimeout(resolve, scripted.delayMs ?? 0))
      completed.add(call)
      const text = scripted.text ?? (scripted.json === undefined ? '' : JSON.stringify(scripted.json))
      const type = scripted.text === undefined ? 'application/json' : 'text/html'
      const headers = { ...cors, 'content-type': type, ...scripted.headers }
      return response.writeHead(scripted.status ?? 200, headers).end(text)
    },
  }
}

export async function startScriptedApi(script) {
  const world = scriptedWorld(script)
  const server = createServer((request, response) => {
    world.handle(request, response, request.url).catch((error) => response.destroy(error))
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    log: world.log,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Worlds below `/scripted/<name>/`, each made by a PUT of its script and asked for its log by a GET of `…/log`. */
export function scriptedWorlds() {
  const worlds = new Map()
  return async (request, response, next) => {
    const match = /^\/scripted\/([^/]+)(\/.*)$/.exec(request.url)
    if (!match) return next()
    const [, name, path] = match
    if (request.method === 'PUT' && path === '/script') {
      worlds.set(name, scriptedWorld(JSON.parse(await readBody(request))))
      return response.writeHead(204).end()
    }
    const world = worlds.get(name)
    if (!world) return response.writeHead(404).end()
    if (path === '/log') return response.writeHead(200).end(JSON.stringify(world.log))
    return world.handle(request, response, path)
  }
}
