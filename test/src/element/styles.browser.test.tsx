import { expect, nextFrame } from '@open-wc/testing'
import { createPortal } from 'react-dom'
import { useHost } from '../../../src/state'
import { defineScreen, mount, shows, waitUntil } from '../../support/mount'

const Card = () => (
  <article className="pe-card">
    <h2>Title</h2>
    <p>
      Text with <a href="#x">a link</a>
    </p>
    <input className="pe-input" placeholder="Name" />
    <button type="button">Go</button>
    <svg viewBox="0 0 4 4" width="16" height="16" stroke="currentColor">
      <path d="M0 0L4 4" />
    </svg>
  </article>
)

const styles = `
    .pe-card { padding: 7px; animation: pe-pulse 1s; & button { margin: 3px } }
    @media (min-width: 1px) { .pe-card { border-left: 5px solid } }
    @keyframes pe-pulse { to { opacity: 1 } }
  `

function addHostRules(css: string, root: Document | ShadowRoot = document): void {
  const sheet = document.createElement('style')
  sheet.textContent = css
  const area = document.querySelector('.test-area')
  if (root instanceof Document) area!.append(sheet)
  else root.append(sheet)
}

const inside = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector)!
const styleOf = (root: ParentNode, selector: string) => getComputedStyle(inside(root, selector))

// Pseudo-elements count as elements of their own; sizes in pixels follow from everything around and are left out.
const pseudos = [null, '::before', '::after', '::first-letter', '::placeholder']
const followsFromSize = /^(perspective-origin|transform-origin|inline-size|block-size|width|height)$/

/** Computed styles of everything rendered: `button::before letter-spacing` and its value. */
function stylesBelow(root: ParentNode): Map<string, string> {
  const entries = Array.from(root.querySelectorAll('.pe-card, .pe-card *')).flatMap((element) =>
    pseudos.flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      const names = Array.from(style).filter((name) => !followsFromSize.test(name))
      return names.map((name) => {
        return [`${element.localName}${pseudo ?? ''} ${name}`, style.getPropertyValue(name)] as const
      })
    }),
  )
  return new Map(entries)
}

function changes(before: Map<string, string>, after: Map<string, string>): string[] {
  const differing = Array.from(after).filter(([name, value]) => before.get(name) !== value)
  return differing.map(([name, value]) => `${name}: ${before.get(name)} -> ${value}`)
}

describe('styles', () => {
  it('reach an element in the document, in a foreign shadow root and in a shadow root of its own', async () => {
    const { tag } = defineScreen(Card, { styles })
    const inDocument = mount(`<${tag}></${tag}>`)
    const host = mount('<div></div>')
    const foreign = host.attachShadow({ mode: 'open' })
    foreign.append(document.createElement(tag))
    const own = mount(`<${tag} shadow></${tag}>`)
    await shows(inDocument, 'Title')
    await shows(foreign.firstElementChild!, 'Title')
    await shows(own, 'Title')
    for (const root of [inDocument, foreign, own.shadowRoot!]) {
      expect(styleOf(root, '.pe-card').paddingTop).to.equal('7px')
      expect(styleOf(root, '.pe-card').borderLeftWidth).to.equal('5px')
      expect(styleOf(root, '.pe-card').animationName).to.equal('pe-pulse')
      expect(styleOf(root, '.pe-card button').marginTop).to.equal('3px')
    }
    expect(inDocument.shadowRoot).to.equal(null)
    expect(own.children).to.have.length(0)
  })

  it('are adopted once, however many elements need them', async () => {
    const { tag } = defineScreen(Card, { styles })
    const first = mount(`<${tag}></${tag}>`)
    await shows(first, 'Title')
    const sheets = document.adoptedStyleSheets.length
    const more = mount(`<div>${`<${tag}></${tag}>`.repeat(5)}</div>`)
    await shows(more.lastElementChild!, 'Title')
    expect(document.adoptedStyleSheets).to.have.length(sheets)
  })

  it('never leak out of the element', async () => {
    const Leaky = () => <p className="pe-leaky">ours</p>
    const { tag } = defineScreen(Leaky, {
      styles: '* { --leak: yes } .pe-leaky, p.pe-leaky { padding: 9px } } p { margin: 77px }',
    })
    const area = mount(`<div><p class="pe-leaky">the page's</p><${tag}></${tag}></div>`)
    const before = { ...getComputedStyle(area.firstElementChild!) }
    await shows(area.lastElementChild!, 'ours')
    expect(styleOf(area.lastElementChild!, '.pe-leaky').paddingTop).to.equal('9px')
    expect({ ...getComputedStyle(area.firstElementChild!) }).to.deep.equal(before)
    expect(getComputedStyle(document.body).getPropertyValue('--leak')).to.equal('')
  })

  it('withstand element, class and universal rules of the page', async () => {
    const { tag } = defineScreen(Card, { styles })
    const element = mount(`<main id="page" class="page"><${tag}></${tag}></main>`).firstElementChild!
    await shows(element, 'Title')
    const before = stylesBelow(element)
    addHostRules(`
      div, article, h2, p, a, input, button, svg { margin: 11px; padding: 13px; float: left; position: relative;
        max-width: 40px; text-transform: uppercase; letter-spacing: 3px; text-align: right; opacity: 0.5 }
      svg { opacity: 1; animation: none }
      .pe-card, .page .pe-card, #page article.pe-card { display: none; padding: 99px; background: red }
      * { box-sizing: content-box; text-indent: 20px; word-spacing: 9px; border-radius: 4px }
      *::before { content: 'conflicting' } p::first-letter { font-size: 60px }
      input::placeholder { color: red; letter-spacing: 9px }
      main { line-height: 4; text-align: center; white-space: pre; font-style: italic; font-weight: 900 }
    `)
    const after = stylesBelow(element)
    expect(changes(before, after)).to.deep.equal([])
  })

  it('with a shadow root no rule of the page reaches in', async () => {
    const { tag } = defineScreen(Card, { styles })
    const element = mount(`<${tag} shadow></${tag}>`)
    await shows(element, 'Title')
    const before = stylesBelow(element.shadowRoot!)
    addHostRules('* { border: 3px solid; padding: 20px !important } button { display: none !important }')
    expect(changes(before, stylesBelow(element.shadowRoot!))).to.deep.equal([])
  })

  it('colors and fonts of the page come in, and tokens of the page are heard', async () => {
    const { tag } = defineScreen(Card, {
      styles: '.pe-card a { color: var(--_accent) }',
    })
    const element = mount<HTMLElement>(`<${tag}></${tag}>`)
    await shows(element, 'Title')
    addHostRules(`${tag} { color: rgb(10, 20, 30); font-family: serif; --portal-accent: rgb(4, 5, 6) }`)
    expect(styleOf(element, 'h2').color).to.equal('rgb(10, 20, 30)')
    expect(styleOf(element, 'p').fontFamily).to.equal('serif')
    expect(styleOf(element, 'a').color).to.equal('rgb(4, 5, 6)')
  })

  it('the tag is a block unless the page or the hidden attribute says otherwise', async () => {
    const { tag } = defineScreen(Card)
    const area = mount(`<div><${tag}></${tag}><${tag} hidden></${tag}><${tag} shadow></${tag}></div>`)
    const [plain, hidden, shadow] = area.children
    await shows(plain!, 'Title')
    expect(getComputedStyle(plain!).display).to.equal('block')
    expect(getComputedStyle(hidden!).display).to.equal('none')
    expect(getComputedStyle(shadow!).display).to.equal('block')
    addHostRules(`${tag} { display: flex }`)
    expect(getComputedStyle(plain!).display).to.equal('flex')
    expect(getComputedStyle(shadow!).display).to.equal('flex')
  })
})

describe('lengths', () => {
  const root = document.documentElement
  afterEach(() => {
    root.style.fontSize = ''
  })

  /** A probe with each kind of length that the tokens give. */
  function probe(attributes = '') {
    const { tag } = defineScreen(Card, {
      styles: '.pe-card { inline-size: calc(var(--_rem) * 10); font-size: var(--_size-14) } ',
    })
    return mount<HTMLElement>(`<${tag} ${attributes}></${tag}>`)
  }
  const sizesOf = (element: HTMLElement) => {
    const style = styleOf(element, '.pe-card')
    return [style.width, style.fontSize, getComputedStyle(inside(element, 'p')).fontSize]
  }

  it('follow the size that the reader chose, and not that of the page’s root', async () => {
    const usual = probe()
    await waitUntil(() => usual.querySelector('.pe-card'))
    expect(sizesOf(usual)).to.deep.equal(['160px', '14px', '14px'])
    root.style.fontSize = '62.5%'
    expect(sizesOf(usual)).to.deep.equal(['160px', '14px', '14px'])
    const later = probe('shadow')
    await waitUntil(() => later.shadowRoot?.querySelector('.pe-card'))
    expect(sizesOf(later.shadowRoot as unknown as HTMLElement)).to.deep.equal(['160px', '14px', '14px'])
  })

  it('follow the embedder’s own', async () => {
    const element = probe()
    element.style.setProperty('--portal-rem', '20px')
    await waitUntil(() => element.querySelector('.pe-card'))
    expect(sizesOf(element)).to.deep.equal(['200px', '17.5px', '17.5px'])
  })

  it('and the accent of the page reaches links without a theme too', async () => {
    const element = probe()
    element.style.setProperty('--portal-accent', 'rgb(1 2 3)')
    await waitUntil(() => element.querySelector('.pe-card'))
    expect(styleOf(element, 'a').color).to.equal('rgb(1, 2, 3)')
  })
})

describe('css', () => {
  it('adds the page author’s rules to this element alone, stronger than ours', async () => {
    const { tag } = defineScreen(Card, { styles })
    const area = mount(
      `<div><${tag} css=".pe-card { padding: 31px } & { margin: 2px }"></${tag}><${tag}></${tag}></div>`,
    )
    const [styled, plain] = area.children
    await shows(styled!, 'Title')
    await shows(plain!, 'Title')
    expect(styleOf(styled!, '.pe-card').paddingTop).to.equal('31px')
    expect(getComputedStyle(styled!.firstElementChild!).marginTop).to.equal('2px')
    expect(styleOf(plain!, '.pe-card').paddingTop).to.equal('7px')
    styled!.removeAttribute('css')
    await waitUntil(() => styleOf(styled!, '.pe-card').paddingTop === '7px')
  })

  it('reaches a shadow root of its own, and takes a list of texts and sheets', async () => {
    const { create } = defineScreen(Card, { styles })
    const element = create()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media all { .pe-card { margin: 8px } }')
    element.css = ['.pe-card { padding: 21px }', sheet]
    element.shadow = true
    mount(element)
    await shows(element, 'Title')
    expect(styleOf(element.shadowRoot!, '.pe-card').padding).to.equal('21px')
    expect(styleOf(element.shadowRoot!, '.pe-card').margin).to.equal('8px')
    element.css = '.pe-card { padding: 4px }'
    await waitUntil(() => styleOf(element.shadowRoot!, '.pe-card').padding === '4px')
    expect(styleOf(element.shadowRoot!, '.pe-card').margin).to.equal('0px')
  })

  it('a text that is no style sheet does no harm', async () => {
    const { tag } = defineScreen(Card, { styles })
    const area = mount(
      `<div><p>the page's</p><${tag} css="} } p { padding: 50px } .pe-card {"></${tag}></div>`,
    )
    await shows(area.lastElementChild!, 'Title')
    await nextFrame()
    expect(styleOf(area, 'p').paddingTop).to.equal('0px')
  })
})

describe('theme', () => {
  it('follows the color scheme around it, unless told otherwise', async () => {
    const { tag } = defineScreen(Card, {
      styles: '.pe-card p { color: light-dark(black, white) }',
    })
    const area = mount<HTMLElement>(`<div><${tag}></${tag}></div>`)
    const element = area.firstElementChild!
    await shows(element, 'Title')
    area.style.colorScheme = 'dark'
    expect(styleOf(element, 'p').color).to.equal('rgb(255, 255, 255)')
    element.setAttribute('theme', 'light')
    await waitUntil(() => styleOf(element, 'p').color === 'rgb(0, 0, 0)')
    element.setAttribute('theme', 'dark')
    await waitUntil(() => styleOf(element, 'p').color === 'rgb(255, 255, 255)')
  })
})

describe('width', () => {
  /** Arranged by its own width, as tables and references are, so it asks for none. */
  const Arranged = () => <div className="pe-arranged">Text</div>
  const arranged = '.pe-arranged { container-type: inline-size }'
  const screenIn = async (markup: (tag: string) => string) => {
    const { tag } = defineScreen(Arranged, { styles: arranged })
    const page = mount(markup(tag)) as HTMLElement
    const element = page.querySelector(tag)!
    await shows(element, 'Text')
    return { page, width: inside(element, '.pe-arranged').getBoundingClientRect().width }
  }

  for (const layout of [
    'display: flex; justify-content: center',
    'display: flex; flex-direction: column; align-items: center',
    'display: grid; place-items: center',
    'display: grid; place-content: center',
    'display: inline-block; inline-size: fit-content',
  ]) {
    it(`is all that there is in a page that has { ${layout} }`, async () => {
      const { page, width } = await screenIn((tag) => `<div style="${layout}"><${tag}></${tag}></div>`)
      expect(width).to.be.closeTo(page.getBoundingClientRect().width, 1)
      expect(width).to.be.greaterThan(300)
    })
  }

  it('is what others leave in a cell of a table', async () => {
    const { page, width } = await screenIn(
      (tag) => `<table><tbody><tr><td><${tag}></${tag}></td><td>Beside</td></tr></tbody></table>`,
    )
    expect(width).to.be.greaterThan(300)
    expect(page.getBoundingClientRect().right).to.be.at.most(innerWidth)
  })

  it('is that of its text where a tag is one of the words of a line', async () => {
    const { tag } = defineScreen(() => <b>id</b>, { display: 'inline-block' })
    const element = mount(`<${tag}></${tag}>`)
    await shows(element, 'id')
    expect(element.getBoundingClientRect().width).to.be.lessThan(100)
  })
})

describe('shadow', () => {
  const Form = () => {
    const { fieldsContainer } = useHost()
    const field = <input name="email" className="pe-input" />
    if (!fieldsContainer) return <form>in place {field}</form>
    return (
      <div>
        slotted <slot name={fieldsContainer.slot} />
        {createPortal(<form>{field}</form>, fieldsContainer)}
      </div>
    )
  }
  const fieldStyles = '.pe-input { padding: 6px }'

  it('is off by default, and form fields are in the light DOM either way', async () => {
    const { tag } = defineScreen(Form, { form: true, styles: fieldStyles })
    const plain = mount(`<${tag}></${tag}>`)
    await shows(plain, 'in place')
    expect(plain.shadowRoot).to.equal(null)
    const shadow = mount(`<${tag} shadow></${tag}>`)
    await shows(shadow, 'slotted')
    expect(shadow.shadowRoot!.querySelector('input')).to.equal(null)
    const field = inside(shadow, 'form input[name=email]')
    expect(field.closest('[slot]')!.assignedSlot).to.exist
    addHostRules('input { padding: 50px; display: none } * { margin: 9px }')
    expect(getComputedStyle(field).paddingTop).to.equal('6px')
    expect(getComputedStyle(field).display).to.equal('inline-block')
    expect(getComputedStyle(field).marginTop).to.equal('0px')
  })

  it('is read when the element connects; what lies in its light DOM is left there', async () => {
    const { tag } = defineScreen(Card)
    const element = mount(`<${tag} shadow="false"><b>kept</b></${tag}>`)
    await shows(element, 'Title')
    element.setAttribute('shadow', '')
    await nextFrame()
    expect(element.shadowRoot).to.equal(null)
    const parent = element.parentElement!
    element.remove()
    await waitUntil(() => element.children.length === 1)
    parent.append(element)
    await waitUntil(() => element.shadowRoot?.textContent?.includes('Title'))
    expect(element.innerHTML).to.equal('<b>kept</b>')
  })

  it('pieces with slots always have one', async () => {
    const Piece = () => (
      <p>
        Before <slot /> after
      </p>
    )
    const { tag } = defineScreen(Piece, { alwaysShadow: true })
    const element = mount(`<${tag} shadow="false"><b>words</b></${tag}>`)
    await waitUntil(() => element.firstElementChild!.assignedSlot)
    expect(element.shadowRoot!.mode).to.equal('open')
  })
})
