import { expect } from '@open-wc/testing'
import { callback, choice, flag, json, number, text } from '../../../src/element/declare'
import {
  consoleErrors,
  defineScreen,
  nextEvent,
  mount,
  ready,
  shows,
  textOf,
  waitUntil,
} from '../../support/mount'

const shown = (props: object) => <pre>{JSON.stringify(props)}</pre>

describe('attributes and properties', () => {
  it('an attribute is a property of the same name, and both reach the screen', async () => {
    const { tag } = defineScreen(shown, { props: { pageSize: number(12), query: text('') } })
    const element = mount<HTMLElement & { pageSize: number; query: string }>(
      `<${tag} page-size="24"></${tag}>`,
    )
    expect(element.pageSize).to.equal(24)
    await shows(element, '"pageSize":24,"query":""')

    element.query = 'orders'
    await shows(element, '"query":"orders"')
    element.setAttribute('query', 'payments')
    expect(element.query).to.equal('payments')
    await shows(element, '"query":"payments"')
  })

  it('a bare flag is true, the text false is false, and an absent one has its default', async () => {
    const { tag } = defineScreen(shown, { props: { showLink: flag(), showSso: flag(true) } })
    const bare = mount(`<${tag} show-link></${tag}>`)
    await shows(bare, '"showLink":true,"showSso":true')
    bare.setAttribute('show-sso', 'false')
    await shows(bare, '"showSso":false')
    bare.removeAttribute('show-sso')
    await shows(bare, '"showSso":true')
    await shows(mount(`<${tag} show-link="show-link"></${tag}>`), '"showLink":true')
    await shows(mount(`<${tag} show-link="FALSE"></${tag}>`), '"showLink":false')
  })

  it('a removed attribute restores the default, an empty one is an empty text', async () => {
    const { tag } = defineScreen(shown, { props: { heading: text('Hello'), message: text() } })
    const element = mount(`<${tag} heading="" message=" spaces stay "></${tag}>`)
    await shows(element, '{"heading":"","message":" spaces stay "}')
    element.removeAttribute('heading')
    element.removeAttribute('message')
    await shows(element, '{"heading":"Hello"}')
  })

  it('a property set to undefined gives way to the attribute, then to the default', async () => {
    const { create } = defineScreen(shown, { props: { query: text('all') } })
    const element = mount(create())
    element.setAttribute('query', 'written')
    element.query = 'set'
    await shows(element, '"query":"set"')
    Object.assign(element, { query: undefined })
    await shows(element, '"query":"written"')
    element.removeAttribute('query')
    await shows(element, '"query":"all"')
  })

  it('malformed values are reported once and the default is used', async () => {
    const errors = consoleErrors()
    const props = {
      data: json<string[]>(['none']),
      size: number(12, { min: 1, max: 100, isWhole: true }),
      view: choice(['cards', 'table'], 'cards'),
    }
    const { tag } = defineScreen(shown, { props })
    const reports: unknown[] = []
    const note = (event: Event) => reports.push((event as CustomEvent<{ error: Error }>).detail.error.message)
    document.addEventListener('element-error', note)
    const element = mount(`<${tag} data="[1," size="0" view="tiles"></${tag}>`)
    await shows(element, '{"data":["none"],"size":12,"view":"cards"}')
    await waitUntil(() => reports.length > 0)
    expect(reports).to.have.members([
      `<${tag}> data: expected JSON, not "[1,". The default is used.`,
      `<${tag}> size: expected a whole number from 1 up to 100, not "0". The default is used.`,
      `<${tag}> view: expected one of cards, table, not "tiles". The default is used.`,
    ])

    element.setAttribute('size', '0')
    element.setAttribute('size', '30')
    await shows(element, '"size":30')
    document.removeEventListener('element-error', note)
    expect(reports).to.have.length(3)
    expect(errors).to.have.length(3)
  })

  it('a property set before the tag is defined is kept, even beside an older attribute', async () => {
    const waiting = mount<HTMLElement & { query: string }>(
      '<portal-test-late query="written"></portal-test-late>',
    )
    waiting.query = 'set'
    const { defineElement } = await import('../../../src/element/define')
    const { screenElement } = await import('../../../src/element/declare')
    defineElement(
      screenElement({
        tag: 'portal-test-late',
        screen: ready(shown),
        props: { query: text('') },
      }),
    )
    expect(waiting.query).to.equal('set')
    await shows(waiting, '"query":"set"')
    waiting.setAttribute('query', 'later')
    await shows(waiting, '"query":"later"')
  })

  it('JSON given as a property keeps its identity and is not written into the markup', async () => {
    let seen: unknown
    const See = ({ data }: { data: unknown }) => {
      seen = data
      return <p>seen</p>
    }
    const { create } = defineScreen(See, { props: { data: json<unknown>(null) } })
    const element = create()
    const data = { when: new Date(), run: () => 1 }
    element.data = data
    mount(element)
    await shows(element, 'seen')
    expect(seen).to.equal(data)
    expect(element.hasAttribute('data')).to.equal(false)
  })

  it('a function is a property; anything else in its place is refused', async () => {
    consoleErrors()
    const Call = ({ wrap }: { wrap?: (name: string) => string }) => <p>{wrap?.('dev') ?? 'nothing'}</p>
    const { create } = defineScreen(Call, { props: { wrap: callback<(name: string) => string>() } })
    const element = mount(create())
    element.wrap = (name) => `wrapped ${name}`
    await shows(element, 'wrapped dev')
    const refused = nextEvent<{ error: Error }>(element, 'element-error')
    Object.assign(element, { wrap: 'no function' })
    expect((await refused).detail.error.message).to.contain('expected a function set as a property')
    await shows(element, 'nothing')
  })

  it('many changes in one task give one render', async () => {
    let renders = 0
    const Count = ({ a, b }: { a: string; b: number }) => {
      renders += 1
      return (
        <p>
          {a} {b}
        </p>
      )
    }
    const { create } = defineScreen(Count, { props: { a: text(''), b: number(0) } })
    const element = mount(create())
    await shows(element, '0')
    renders = 0
    for (let step = 1; step <= 20; step += 1) {
      element.b = step
      element.setAttribute('a', `step ${step}`)
    }
    await shows(element, 'step 20 20')
    expect(renders).to.equal(1)
    expect(textOf(element)).to.equal('step 20 20')
  })
})
