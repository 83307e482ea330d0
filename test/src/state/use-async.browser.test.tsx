import { expect } from '@open-wc/testing'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { PortalError } from '../../../src/api'
import { useAsync } from '../../../src/state'
import { waitUntil } from '../../support/mount'

interface Request {
  readonly id: number
  readonly signal: AbortSignal
  resolve(text: string): void
  reject(reason: unknown): void
}

/** A component that loads what belongs to an id, and the requests it has made. */
function mountLoader(options?: { keepPreviousData: boolean }) {
  const renderings: string[] = []
  const requests: Request[] = []
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  let show: (id: number) => void = () => {}

  function Loader() {
    const [id, setId] = useState(1)
    show = setId
    const remote = useAsync<string>(
      (signal) => new Promise((resolve, reject) => requests.push({ id, signal, resolve, reject })),
      [id],
      options,
    )
    useEffect(() => void renderings.push(remote.status))
    if (remote.status === 'loading') return <p>loading</p>
    if (remote.status === 'failed') return <button onClick={() => remote.retry()}>{remote.error.code}</button>
    return (
      <button onClick={remote.reload}>
        {remote.refreshing ? `${remote.data}, refreshing` : remote.data}
      </button>
    )
  }

  root.render(<Loader />)
  const shows = (text: string) =>
    waitUntil(() => host.textContent === text, `"${text}"; it shows "${host.textContent}"`)
  const asked = (count: number) => waitUntil(() => requests.length === count, `${count} requests`)
  return {
    host,
    requests,
    renderings,
    shows,
    asked,
    show: (id: number) => show(id),
    unmount: () => root.unmount(),
  }
}

it('data of one key is never shown for another', async () => {
  const { host, requests, shows, asked, show, unmount } = mountLoader()
  await asked(1)
  requests[0]!.resolve('one')
  await shows('one')
  const shown = new Set<string | null>()
  const observer = new MutationObserver(() => shown.add(host.textContent))
  observer.observe(host, { subtree: true, childList: true, characterData: true })
  show(2)
  await shows('loading')
  await asked(2)
  requests[1]!.resolve('two')
  await shows('two')
  expect([...shown]).to.deep.equal(['loading', 'two'])
  observer.disconnect()
  unmount()
})

it('what loads is rendered once until it has arrived', async () => {
  const { requests, renderings, shows, asked, unmount } = mountLoader()
  await asked(1)
  requests[0]!.resolve('one')
  await shows('one')
  expect(renderings).to.deep.equal(['loading', 'ready'])
  unmount()
})

it('a reload keeps the data until newer data arrives', async () => {
  const { host, requests, shows, asked, unmount } = mountLoader()
  await asked(1)
  requests[0]!.resolve('one')
  await shows('one')
  host.querySelector('button')?.click()
  await shows('one, refreshing')
  await asked(2)
  requests[1]!.resolve('newer one')
  await shows('newer one')
  unmount()
})

it('a screen may keep the data of the key before while it loads the next', async () => {
  const { requests, shows, asked, show, unmount } = mountLoader({ keepPreviousData: true })
  await shows('loading')
  await asked(1)
  requests[0]!.resolve('one')
  await shows('one')
  show(2)
  await shows('one, refreshing')
  await asked(2)
  requests[1]!.resolve('two')
  await shows('two')
  expect(requests.map(({ id }) => id)).to.deep.equal([1, 2])
  unmount()
})

it('the answer to an older question never replaces a newer one', async () => {
  const { requests, shows, asked, show, unmount } = mountLoader({ keepPreviousData: true })
  await asked(1)
  show(2)
  await asked(2)
  expect(requests[0]!.signal.aborted).to.equal(true)
  requests[1]!.resolve('two')
  await shows('two')
  await shows('two')
  requests[0]!.resolve('one')
  show(3)
  await shows('two, refreshing')
  unmount()
})

it('a failure can be tried again', async () => {
  const { host, requests, shows, asked, unmount } = mountLoader()
  await asked(1)
  requests[0]!.reject(new PortalError({ code: 'network', request: 'GET /x' }))
  await shows('network')
  host.querySelector('button')?.click()
  await asked(2)
  requests[1]!.resolve('one')
  await shows('one')
  unmount()
})

it('a mistake of ours is a failure like any other, with its cause', async () => {
  const { requests, shows, asked, unmount } = mountLoader()
  await asked(1)
  requests[0]!.reject(new TypeError('oops'))
  await shows('unexpected')
  unmount()
})

it('a screen that goes away gives up its request', async () => {
  const { requests, asked, unmount } = mountLoader()
  await asked(1)
  unmount()
  await waitUntil(() => requests[0]!.signal.aborted, 'the abort')
})
