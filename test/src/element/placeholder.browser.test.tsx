import { expect, nextFrame } from '@open-wc/testing'
import { defineScreen, mount, shows, textOf, waitUntil } from '../../support/mount'

let rendered = 0

const Screen = () => {
  rendered += 1
  return <p>The screen</p>
}

const surfaces: readonly (readonly [title: string, markup: (tag: string) => string])[] = [
  ['an editable element', (tag) => `<div contenteditable><p>Before</p><${tag}></${tag}></div>`],
  ['the canvas of a block editor', (tag) => `<div class="editor-styles-wrapper"><${tag}></${tag}></div>`],
  ['the page of a page builder', (tag) => `<div class="elementor-editor-active"><${tag}></${tag}></div>`],
]

describe('in an editor', () => {
  for (const [title, markup] of surfaces) {
    it(`a tag shows its name, and stores nothing in the content: ${title}`, async () => {
      rendered = 0
      const { tag } = defineScreen(Screen)
      const surface = mount(markup(tag))
      const content = surface.innerHTML
      const element = surface.querySelector(tag)!
      await shows(element, tag)
      element.setAttribute('lang', 'de')
      await nextFrame()
      expect(rendered).to.equal(0)
      element.removeAttribute('lang')
      expect(surface.innerHTML).to.equal(content)
      expect(element.getBoundingClientRect().height).to.be.greaterThan(40)
    })
  }

  it('a document that is edited as a whole counts as well', async () => {
    const { tag } = defineScreen(Screen)
    document.designMode = 'on'
    try {
      const element = mount(`<${tag}></${tag}>`)
      await shows(element, tag)
    } finally {
      document.designMode = 'off'
    }
  })

  it('a form has no fields there, and has them once it is moved out', async () => {
    const { tag } = defineScreen(Screen, { form: true })
    const surface = mount(`<div contenteditable><${tag}></${tag}></div>`)
    const element = surface.querySelector(tag)!
    await shows(element, tag)
    const page = mount('<section></section>')
    element.remove()
    await nextFrame()
    page.append(element)
    await shows(element, 'The screen')
    await waitUntil(() => !textOf(element).includes(tag))
  })

  it('what is beside an editable element is no content', async () => {
    const { tag } = defineScreen(Screen)
    const page = mount(`<main><p contenteditable>Note</p><${tag}></${tag}></main>`)
    await shows(page.querySelector(tag)!, 'The screen')
  })
})
