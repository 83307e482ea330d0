/**
 * Renders pages in a thread of the server, one after the other. The server asks for a page, and answers what its screens read meanwhile.
 */
import { parentPort } from 'node:worker_threads'
import { type PageVisit, prepareScreens, renderPage } from './render-page'

type FromServer =
  | { readonly type: 'page'; readonly page: number; readonly visit: PageVisit }
  | { readonly type: 'response'; readonly request: number; readonly status: number; readonly body: string }

const port = parentPort
if (!port) throw new Error('This module is run by a thread.')

const responses = new Map<number, (response: Response) => void>()
let asked = 0
let rendering: Promise<void> = prepareScreens()

port.on('message', (message: FromServer) => {
  if (message.type === 'response') {
    // A response without content may have no body at all.
    responses.get(message.request)?.(new Response(message.body || null, { status: message.status }))
    responses.delete(message.request)
    return
  }
  rendering = rendering.then(() => render(message.page, message.visit))
})

async function render(page: number, visit: PageVisit): Promise<void> {
  showAddress(visit.address)
  // A screen is rendered until nothing is missing, and asks each time for the description that it shows.
  const known = new Map<string, Promise<Response>>()
  globalThis.fetch = async (input) => {
    const { url, headers } = new Request(input)
    const accept = headers.get('accept')
    const key = `${accept} ${url}`
    const response = known.get(key) ?? ask(page, url, accept)
    known.set(key, response)
    return (await response).clone()
  }
  try {
    const rendered = await renderPage(visit)
    port?.postMessage({ type: 'rendered', page, rendered })
  } catch (error) {
    port?.postMessage({ type: 'failed', page, error })
  } finally {
    responses.clear()
  }
}

function ask(page: number, url: string, accept: string | null): Promise<Response> {
  return new Promise((resolve) => {
    asked += 1
    responses.set(asked, resolve)
    port?.postMessage({ type: 'request', page, request: asked, url, accept })
  })
}

/** The address is all that a first render reads of the browser. */
function showAddress(address: string): void {
  const location = new URL(address)
  Object.assign(globalThis, { location, document: { baseURI: address }, window: globalThis })
}
