import { expect, nextFrame } from '@open-wc/testing'
import { configure, observe } from '../../elements/loader'
import { mount, shows, waitUntil } from '../support/mount'

/** A tag is defined once per page, so every story has one of its own. */
describe('the loader', () => {
  it('defines nothing that is not on the page', async () => {
    mount('<p>no tag</p>')
    await nextFrame()
    expect(customElements.get('portal-not-found')).to.equal(undefined)
  })

  it('defines a tag the first time it appears', async () => {
    const element = mount('<section><portal-forbidden></portal-forbidden></section>').firstElementChild!
    await shows(element, 'Sorry. You are not authorized to view this page.')
    expect(customElements.get('portal-not-found')).to.equal(undefined)
  })

  it('meets tags in open shadow roots, also in those of elements defined later', async () => {
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(document.createElement('portal-not-found'))
    mount(host)
    await shows(host.shadowRoot!.firstElementChild!, 'Sorry. We cannot find the page')

    const late = mount('<page-frame></page-frame>')
    await nextFrame()
    customElements.define(
      'page-frame',
      class extends HTMLElement {
        constructor() {
          super()
          this.attachShadow({ mode: 'open' }).append(document.createElement('portal-content'))
        }
      },
    )
    await waitUntil(() => late.shadowRoot?.firstElementChild?.matches(':defined'))
  })

  it('sees what is added to such a shadow root afterwards', async () => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    mount(host)
    await nextFrame()
    root.append(document.createElement('portal-empty-state'))
    await waitUntil(() => root.firstElementChild?.matches(':defined'))
  })

  it('observes a closed root when told to', async () => {
    const root = mount(document.createElement('div')).attachShadow({ mode: 'closed' })
    root.append(document.createElement('portal-header'))
    await nextFrame()
    expect(root.firstElementChild!.matches(':defined')).to.equal(false)
    observe(root)
    await waitUntil(() => root.firstElementChild?.matches(':defined'))
  })

  it('loaded a second time, or beside the entry that defines all, it does no harm', async () => {
    const secondCopy = new URL('/elements/loader.ts?second', location.href).href
    await import(/* @vite-ignore */ secondCopy)
    const entry = await import('../../elements/index')
    await waitUntil(() => customElements.get('portal-catalog'))
    // Both set the same.
    const element = mount('<portal-not-found></portal-not-found>')
    await waitUntil(() => element.matches(':defined'))
    for (const [set, lang] of [
      [configure, 'de'],
      [entry.configure, 'fr'],
    ] as const) {
      set({ lang })
      await waitUntil(() => element.shadowRoot?.querySelector(`[lang=${lang}]`))
    }
    configure({ lang: undefined })
  })
})
