import { expect } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { addressOf, elsewhere, follow, onWideWindow, publicPortal, reference } from '../support/ferries'
import { shows, waitUntil } from '../support/mount'
import { show } from '../support/screen'

onWideWindow()

describe('a description at any address', () => {
  it('is shown without a portal, as far as it goes, and says what is wrong with it and where', async () => {
    const screen = elsewhere('broken.yaml')
    await screen.find('heading', 'Half a harbour')
    await shows(screen.element, 'This API description has')
    await shows(screen.element, '#/components/schemas/Master')
    await screen.isAccessible()
    await follow(screen, /^List piers/)
    await screen.find('heading', 'List piers')
    await shows(screen.element, 'The target of the reference #/components/schemas/Master does not exist.')
    await follow(screen, /^List locks/)
    await shows(screen.element, '#/components/responses/Gone')
  })

  it('that cannot be read says why, in the reader’s language, and can be tried again', async () => {
    const screen = show(`<portal-spec lang="de" spec-url="http://localhost:1/openapi.json"></portal-spec>`)
    await screen.find('alert')
    await shows(screen.element, 'Die API-Beschreibung war nicht erreichbar.')
    screen.element.setAttribute('spec-url', addressOf('readme.txt'))
    await shows(screen.element, 'API-Beschreibung')
    await screen.isAccessible()
    screen.element.setAttribute('spec-url', addressOf('broken.yaml'))
    await screen.find('heading', 'Half a harbour')
  })

  it('is downloaded in the syntax one wants', async () => {
    const screen = elsewhere('broken.yaml')
    const files: Promise<[name: string, text: string]>[] = []
    const original = HTMLAnchorElement.prototype.click
    // A download leaves nothing to look at in a page, so the link is taken before the browser does.
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      const { href, download } = this
      files.push(fetch(href).then(async (response) => [download, await response.text()]))
    }
    try {
      ;(await screen.find('button', 'Download YAML')).click()
      await waitUntil(() => files.length === 1)
      ;(await screen.find('button', 'Download JSON')).click()
      await waitUntil(() => files.length === 2)
    } finally {
      HTMLAnchorElement.prototype.click = original
    }
    const [yaml, json] = await Promise.all(files)
    expect(yaml?.[0]).to.equal('broken.yaml')
    expect(yaml?.[1]).to.include('title: Half a harbour')
    expect(json?.[0]).to.equal('broken.json')
    expect((JSON.parse(json?.[1] ?? '') as { info: { title: string } }).info.title).to.equal('Half a harbour')
  })
})

for (const theme of ['light', 'dark']) {
  it(`has no finding of axe on a narrow window, ${theme}`, async () => {
    await setViewport({ width: 360, height: 800 })
    const screen = await reference(await publicPortal(), `theme="${theme}" operation="bookTicket"`)
    await screen.find('heading', 'Book a ticket')
    expect(document.documentElement.scrollWidth).to.be.at.most(360)
    ;(await screen.find('button', 'Contents')).click()
    await follow(screen, /^Get a crossing/)
    await screen.find('heading', 'Get a crossing')
    await screen.gone('searchbox')
    await screen.isAccessible()
    await setViewport({ width: 1400, height: 900 })
  })
}
