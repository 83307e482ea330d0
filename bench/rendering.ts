import autocannon from 'autocannon'
import type { BuiltPortal } from '../test/e2e/support/built-portal'
import { memoryOf } from './memory'
import { readPages } from './network/selectors'
import { percentile, type Row } from './table'

const RUNS = 50
const SECONDS = 4
/** Fewer than pages wait at most, so that all have their content. */
const CONNECTIONS = 8

export const RENDERING_HEAD: Row = [
  'page of a visitor, its server alone',
  'rendered, p50 and p95',
  'kept, p50',
  'rendered, kept',
  'page, its content',
]

/** What it costs the server to render pages: times of single requests, pages per second, and memory. */
export async function renderingCosts(portal: BuiltPortal): Promise<Row[]> {
  const before = await memoryOf(portal)
  const rows: Row[] = []
  for (const [name, path] of Object.entries(readPages)) {
    const url = portal.url + path
    await filledPage(url)
    const { text, rendered } = await times(() => freshAddress(url))
    const kept = await times(() => url)
    const rates = [await perSecond(url, freshAddress), await perSecond(url)]
    const content = /<portal-app[^>]*>([^]*)<\/portal-app>/.exec(text)?.[1] ?? ''
    rows.push([
      name,
      `${percent(rendered, 0.5)} and ${percent(rendered, 0.95)}`,
      percent(kept.rendered, 0.5),
      rates.map((rate) => `${Math.round(rate)} /s`).join(', '),
      `${kilobytes(text.length)}, ${kilobytes(content.length)}`,
    ])
  }
  const megabytes = (kB: number) => `${Math.round(kB / 1000)} MB`
  rows.push(['memory before and after', megabytes(before), megabytes(await memoryOf(portal)), '', ''])
  return rows
}

let asked = 0

/** An address that no page is kept of. */
function freshAddress(url: string): string {
  asked += 1
  return `${url}${url.includes('?') ? '&' : '?'}fresh=${asked}`
}

const hasContent = (text: string) => text.includes('data-portal-first')

/** A page is sent without its content while the renderer starts. */
async function filledPage(url: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) if (hasContent(await pageAt(url))) return
  throw new Error(`${url} never came with its content.`)
}

const pageAt = async (url: string) => (await fetch(url, { headers: { accept: 'text/html' } })).text()

async function times(addressOf: () => string): Promise<{ text: string; rendered: number[] }> {
  const rendered: number[] = []
  let text = ''
  for (let run = 0; run < RUNS; run += 1) {
    const since = performance.now()
    text = await pageAt(addressOf())
    if (!hasContent(text)) throw new Error('A page came without its content: the machine is busy.')
    rendered.push(performance.now() - since)
  }
  return { text, rendered }
}

/** @param addressOf - Default: always the same. */
async function perSecond(url: string, addressOf?: (url: string) => string): Promise<number> {
  const result = await autocannon({
    url,
    headers: { accept: 'text/html' },
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(addressOf && {
      requests: [
        {
          setupRequest(request: autocannon.Request) {
            const { pathname, search } = new URL(addressOf(url))
            return { ...request, path: pathname + search }
          },
        },
      ],
    }),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} responded with ${result.non2xx} errors.`)
  return result.requests.average
}

const percent = (values: readonly number[], share: number): string =>
  `${percentile(values, share).toFixed(1)} ms`

const kilobytes = (characters: number) => `${(characters / 1000).toFixed(1)} kB`
