import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { sharedPortal } from '../support/portal'
import { type Screen, show } from '../support/screen'
import { waitUntil } from '../support/mount'

const theme = {
  section_colors: { body: '#fffdf7', header: '#0b2b3a', hero: 'rgb(10 90 80)', stroke: '#d9d4c5' },
  text_colors: { primary: '#1d1b16', header: '#ffffff', hero: 'white', link: '#fff3c4' },
  button_colors: { 'primary-fill': 'hsl(175 80% 20%)' },
  fonts: { base: '"Gill Sans", sans-serif', headings: 'Georgia' },
}

const portalWith = (given: object) =>
  sharedPortal({ settings: { name: 'Harbour', public: true, appearance: { theme: given } } })
const themedPortal = portalWith(theme)
const plainPortal = portalWith({})

async function appOf(portal: { url: string }, attributes = 'theme="light"'): Promise<Screen> {
  const screen = show(
    `<portal-app api-base-url="${portal.url}" lang="en" history="memory" ${attributes}></portal-app>`,
  )
  await screen.find('heading', 'No Products listed')
  return screen
}

const part = (screen: Screen, selector: string): HTMLElement => {
  const found = screen.element.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const styles = (screen: Screen, selector: string) => getComputedStyle(part(screen, selector))
const ground = (screen: Screen) => styles(screen, ':scope > div').backgroundColor

afterEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
})

describe("the portal's own theme", () => {
  it('applies to everything inside portal-app, as far as it can be read', async () => {
    const screen = await appOf(await themedPortal())
    await waitUntil(() => ground(screen) === 'rgb(255, 253, 247)', 'the background')
    expect(styles(screen, '.pe-header').backgroundColor).to.equal('rgb(11, 43, 58)')
    expect(styles(screen, '.pe-header-link').color).to.equal('rgb(255, 255, 255)')
    expect(styles(screen, '.pe-hero').backgroundColor).to.equal('rgb(10, 90, 80)')
    expect(styles(screen, '.pe-hero h1').color).to.equal('rgb(255, 255, 255)')
    expect(styles(screen, '.pe-hero h1').fontFamily).to.equal('Georgia')
    expect(styles(screen, '.pe-header').fontFamily).to.equal('"Gill Sans", sans-serif')
    await screen.isAccessible()
  })

  it('has the typeface of the kit unless it names fonts', async () => {
    const typeface = () => Array.from(document.fonts).find(({ family }) => /Portal Figtree\W?$/.test(family))
    await appOf(await themedPortal())
    expect(typeface()).to.equal(undefined)
    await appOf(await plainPortal(), '')
    const screen = await appOf(await plainPortal())
    await waitUntil(() => typeface()?.status === 'loaded', 'the typeface')
    for (const selector of ['.pe-header', '.pe-hero h1', '.pe-catalog'])
      expect(styles(screen, selector).fontFamily).to.match(/^.?Portal Figtree/)
  })

  it('keeps to the scheme that is shown', async () => {
    const screen = await appOf(await themedPortal(), 'theme="dark"')
    await waitUntil(() => styles(screen, '.pe-hero').backgroundColor === 'rgb(10, 90, 80)')
    expect(ground(screen)).to.equal('rgb(16, 18, 24)')
    await screen.isAccessible()
    // What a theme with one background was made for is what `auto` means, until the visitor chooses.
    screen.element.setAttribute('theme', 'auto')
    await waitUntil(() => ground(screen) === 'rgb(255, 253, 247)')
  })

  it('does not change a portal that has the colors of its page, and tokens that the page has set', async () => {
    const portal = await themedPortal()
    const plain = await appOf(portal, '')
    expect(ground(plain)).to.equal('rgba(0, 0, 0, 0)')
    plain.element.setAttribute('theme', 'light')
    await waitUntil(() => ground(plain) === 'rgb(255, 253, 247)')
    plain.element.removeAttribute('theme')
    await waitUntil(() => ground(plain) === 'rgba(0, 0, 0, 0)')
    // The attribute changes the background at once; the portal's tokens go a moment later.
    await waitUntil(() => styles(plain, '.pe-header').backgroundColor === 'rgba(0, 0, 0, 0)')

    const own = await appOf(portal, 'theme="light" css="& { --portal-header: #333333 }"')
    await waitUntil(() => ground(own) === 'rgb(255, 253, 247)')
    expect(styles(own, '.pe-header').backgroundColor).to.equal('rgb(51, 51, 51)')
  })
})

describe('light or dark', () => {
  const chosen = (screen: Screen) =>
    screen.all('menuitemradio').map((item) => [item.textContent, item.getAttribute('aria-checked')])

  it('is chosen by the visitor in the header, by keyboard too, and remembered', async () => {
    const portal = await plainPortal()
    const screen = await appOf(portal, 'theme="auto"')
    const button = await screen.find('button', 'Theme')
    button.focus()
    await sendKeys({ press: 'Enter' })
    await screen.find('menu', 'Theme')
    expect(chosen(screen)).to.deep.equal([
      ['Light', 'false'],
      ['Dark', 'false'],
      ['Automatic', 'true'],
    ])
    await screen.isAccessible()
    await sendKeys({ press: 'd' })
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => ground(screen) === 'rgb(16, 18, 24)', 'dark')
    expect(styles(screen, '.pe-hero').colorScheme).to.equal('dark')
    await waitUntil(() => document.activeElement === button, 'the focus is back')
    screen.element.remove()

    const later = await appOf(portal, 'theme="auto"')
    expect(ground(later)).to.equal('rgb(16, 18, 24)')
    const settled = await appOf(portal, 'theme="light"')
    expect(ground(settled)).to.equal('rgb(255, 255, 255)')
    expect(settled.all('button', 'Theme').length).to.equal(0)
  })

  it('follows another tab, and goes back to automatic with it', async () => {
    const screen = await appOf(await plainPortal(), 'theme="auto"')
    const before = ground(screen)
    const elsewhere = (scheme: string | null) => {
      // What the browser does in the tabs that did not write.
      if (scheme) localStorage.setItem('portal-elements:theme', scheme)
      else localStorage.removeItem('portal-elements:theme')
      dispatchEvent(new StorageEvent('storage', { key: 'portal-elements:theme', newValue: scheme }))
    }
    elsewhere('dark')
    await waitUntil(() => ground(screen) === 'rgb(16, 18, 24)', 'dark')
    elsewhere('light')
    await waitUntil(() => ground(screen) === 'rgb(255, 255, 255)', 'light')
    elsewhere('"><script>')
    await waitUntil(() => ground(screen) === before)
    elsewhere(null)
    ;(await screen.find('button', 'Theme')).click()
    await screen.find('menuitemradio', 'Automatic')
    expect(chosen(screen)[2]).to.deep.equal(['Automatic', 'true'])
  })

  it('is offered by a header alone where its page leaves it to the visitor, for all such tags', async () => {
    const { url } = await plainPortal()
    const tag = (name: string, attributes: string) =>
      show(`<${name} api-base-url="${url}" lang="en" ${attributes}></${name}>`)
    const settled = tag('portal-header', 'theme="light"')
    await settled.find('link', 'Catalog')
    expect(settled.all('button', 'Theme').length).to.equal(0)
    settled.element.remove()

    const empty = tag('portal-not-found', 'theme="auto"')
    const header = tag('portal-header', 'theme="auto"')
    ;(await header.find('button', 'Theme')).click()
    ;(await header.find('menuitemradio', 'Dark')).click()
    await waitUntil(() => {
      const box = empty.element.shadowRoot?.querySelector('div')
      return box && getComputedStyle(box).backgroundColor === 'rgb(16, 18, 24)'
    }, 'the other tag is dark')
  })
})
