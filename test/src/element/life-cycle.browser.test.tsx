import { aTimeout, expect, nextFrame } from '@open-wc/testing'
import { useEffect, useState } from 'react'
import { defineElement, screenElement, text } from '../../../src/element'
import {
  consoleErrors,
  defineScreen,
  freshTag,
  mount,
  ready,
  shows,
  textOf,
  waitUntil,
} from '../../support/mount'

function Counter({ name = '' }: { name?: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} counted {count}
    </button>
  )
}

const buttonIn = (element: Element) => element.querySelector('button') as HTMLButtonElement

async function counted(markup: (tag: string) => string) {
  const { tag } = defineScreen(Counter)
  const element = mount(markup(tag)).querySelector(tag)!
  await shows(element, 'counted 0')
  buttonIn(element).click()
  await shows(element, 'counted 1')
  return element as HTMLElement
}

describe('life cycle', () => {
  it('nothing is mounted before the element is connected, and nothing is left when it is gone', async () => {
    const seen: string[] = []
    const Watched = () => {
      useEffect(() => {
        seen.push('mounted')
        return () => void seen.push('gone')
      }, [])
      return <p>here</p>
    }
    const { create } = defineScreen(Watched)
    const element = create()
    element.setAttribute('theme', 'dark')
    await nextFrame()
    expect(element.childNodes).to.have.length(0)
    expect(seen).to.deep.equal([])

    mount(element)
    await shows(element, 'here')
    element.remove()
    await waitUntil(() => seen.includes('gone'))
    expect(element.childNodes).to.have.length(0)

    mount(element)
    await shows(element, 'here')
    expect(seen).to.deep.equal(['mounted', 'gone', 'mounted'])
  })

  it('moving an element keeps its state', async () => {
    const element = await counted((tag) => `<div><section></section><${tag}></${tag}></div>`)
    const before = buttonIn(element)
    element.parentElement!.querySelector('section')!.append(element)
    await nextFrame()
    expect(buttonIn(element)).to.equal(before)
    expect(textOf(element)).to.contain('counted 1')
    buttonIn(element).click()
    await shows(element, 'counted 2')
  })

  it('moving with moveBefore keeps its state', async () => {
    const element = await counted((tag) => `<div><section></section><${tag}></${tag}></div>`)
    const before = buttonIn(element)
    const section = element.parentElement!.querySelector('section') as HTMLElement & {
      moveBefore(node: Node, before: Node | null): void
    }
    section.moveBefore(element, null)
    await nextFrame()
    expect(element.parentElement).to.equal(section)
    expect(buttonIn(element)).to.equal(before)
    expect(textOf(element)).to.contain('counted 1')
  })

  it('moving into a shadow root brings the styles along', async () => {
    const { tag } = defineScreen(() => <p className="pe-sample">text</p>, {
      styles: '.pe-sample { padding: 7px }',
    })
    const element = mount(`<${tag}></${tag}>`)
    await shows(element, 'text')
    const elsewhere = mount(document.createElement('div')).attachShadow({ mode: 'open' })
    elsewhere.append(element)
    expect(getComputedStyle(element.querySelector('.pe-sample')!).paddingTop).to.equal('7px')
  })

  it('a clone draws itself and not twice', async () => {
    const element = await counted((tag) => `<div><${tag}></${tag}></div>`)
    const clone = mount(element.cloneNode(true) as HTMLElement)
    await shows(clone, 'counted 0')
    expect(clone.querySelectorAll('button')).to.have.length(1)
  })

  it('other children of the element are left alone', async () => {
    const { tag } = defineScreen(Counter, { props: { name: text() } })
    const element = mount(`<${tag} name="it"><em>of the page</em></${tag}>`)
    await shows(element, 'it counted 0')
    element.setAttribute('name', 'still it')
    await shows(element, 'still it counted 0')
    expect(element.firstElementChild?.outerHTML).to.equal('<em>of the page</em>')
    element.remove()
    await waitUntil(() => element.children.length === 1)
    expect(element.innerHTML).to.equal('<em>of the page</em>')
  })

  it('keeps the place of a screen free until it appears', async () => {
    let arrive = () => {}
    const arrival = new Promise<typeof Counter>((resolve) => (arrive = () => resolve(Counter)))
    const tag = freshTag()
    defineElement(screenElement({ tag, screen: { load: () => arrival, namespaces: [] }, reserve: 20 }))
    const element = mount(`<${tag}></${tag}>`)
    expect(element.getBoundingClientRect().height).to.equal(320)
    arrive()
    await shows(element, 'counted 0')
    expect(element.getBoundingClientRect().height).to.be.lessThan(100)

    // Its screen is there already, and is rendered a moment later.
    const next = mount(`<${tag}></${tag}>`)
    expect(next.getBoundingClientRect().height).to.equal(320)
    await shows(next, 'counted 0')
    expect(next.getBoundingClientRect().height).to.be.lessThan(100)
  })

  it('a second definition is no error and changes nothing', async () => {
    const errors = consoleErrors()
    const { tag } = defineScreen(() => <p>first</p>)
    defineElement(screenElement({ tag, screen: ready(() => <p>second</p>) }))
    await shows(mount(`<${tag}></${tag}>`), 'first')
    expect(errors).to.deep.equal([])
  })

  it('a name that is not kebab-case is logged as an error and not thrown', () => {
    const errors = consoleErrors()
    const declaration = screenElement({ tag: freshTag(), screen: ready(Counter) })
    for (const name of ['portallogin', 'Portal-Login', 'portal_login', 'portal-', '1-portal']) {
      defineElement(declaration, name)
    }
    expect(errors).to.have.length(5)
    expect(errors[0]).to.contain('"portallogin" is not in kebab-case')
  })

  it('a name that HTML keeps for itself is logged as an error and not thrown', () => {
    const errors = consoleErrors()
    defineElement(screenElement({ tag: freshTag(), screen: ready(Counter) }), 'font-face')
    expect(errors).to.have.length(1)
    expect(errors[0]).to.contain('"font-face" could not be defined')
  })

  it('removed before its screen has arrived, it stays empty', async () => {
    const errors = consoleErrors()
    const tag = freshTag()
    let arrive = () => {}
    const arrival = new Promise<typeof Counter>((resolve) => (arrive = () => resolve(Counter)))
    defineElement(screenElement({ tag, screen: { load: () => arrival, namespaces: [] } }))
    const element = mount(`<${tag}></${tag}>`)
    element.remove()
    await nextFrame()
    arrive()
    await aTimeout(0)
    expect(element.childNodes).to.have.length(0)
    expect(errors).to.deep.equal([])
  })
})
