import { expect } from '@open-wc/testing'
import { shows, textOf, waitUntil } from '../support/mount'
import { sharedPortal } from '../support/portal'
import { show } from '../support/screen'
import { levels, strategySettings } from '../support/strategies'

const harbour = sharedPortal({
  settings: { ...strategySettings, public: true, rbac: false },
  products: [levels],
})

const offline = 'Your device is offline. What is missing is loaded once it is connected again.'
const realFetch = window.fetch

/** The network of the page, without which every request fails. */
const network = {
  end() {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  },
  begin() {
    Reflect.deleteProperty(navigator, 'onLine')
    window.fetch = realFetch
    dispatchEvent(new Event('online'))
  },
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine')
  window.fetch = realFetch
})

for (const [tag, attributes] of [
  ['portal-catalog', ''],
  ['portal-app', 'history="memory"'],
] as const)
  it(`${tag} says that the network is away, and loads what is missing when it returns`, async () => {
    const { url } = await harbour()
    network.end()
    // An address of its own, of which nothing has been read.
    const base = url.replace('localhost', tag === 'portal-app' ? '127.0.0.1' : 'localhost')
    const { element, isAccessible } = show(`<${tag} api-base-url="${base}" lang="en" ${attributes}></${tag}>`)
    await shows(element, offline)
    await isAccessible()
    network.begin()
    await waitUntil(() => !textOf(element).includes(offline), 'the end of the failure')
    await shows(element, 'Levels')
    expect(textOf(element)).not.to.include('Try again')
  })
