import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { event, text } from '../../../src/element'
import { useNavigation } from '../../../src/state'
import { consoleErrors, defineScreen, nextEvent, mount, shows } from '../../support/mount'

interface Props {
  onLoginSuccess(detail: { user: { id: string } }): boolean
  onGoHome(): boolean
}

function Login({ onLoginSuccess, onGoHome }: Props) {
  const [result, setResult] = useState('nothing yet')
  return (
    <>
      <button type="button" onClick={() => setResult(`went on: ${onLoginSuccess({ user: { id: '7' } })}`)}>
        sign in
      </button>
      <i onClick={() => setResult(`home: ${onGoHome()}`)} />
      <p>{result}</p>
    </>
  )
}

const events = {
  'login-success': event<{ user: { id: string } }>({ cancelable: true }),
  'go-home': event(),
}

describe('events', () => {
  it('keep their hyphens, bubble, cross shadow roots and carry one plain object', async () => {
    const { tag } = defineScreen(Login, { events })
    const host = mount('<div></div>')
    const root = host.attachShadow({ mode: 'open' })
    root.append(document.createElement(tag))
    const element = root.firstElementChild as HTMLElement
    await shows(element, 'nothing yet')
    const received = nextEvent<{ user: { id: string } }>(document, 'login-success')
    element.querySelector('button')!.click()
    const { detail, composed, bubbles, cancelable } = await received
    expect(detail).to.deep.equal({ user: { id: '7' } })
    expect({ composed, bubbles, cancelable }).to.deep.equal({
      composed: true,
      bubbles: true,
      cancelable: true,
    })
    await shows(element, 'went on: true')
  })

  it('a canceled event tells the screen so', async () => {
    const { tag } = defineScreen(Login, { events })
    const element = mount<HTMLElement>(`<${tag}></${tag}>`)
    await shows(element, 'nothing yet')
    element.addEventListener('login-success', (given) => given.preventDefault())
    element.querySelector('button')!.click()
    await shows(element, 'went on: false')
  })

  it('an event without detail carries an empty object and cannot be canceled unless declared so', async () => {
    const { tag } = defineScreen(Login, { events })
    const element = mount<HTMLElement>(`<${tag}></${tag}>`)
    await shows(element, 'nothing yet')
    element.addEventListener('go-home', (given) => given.preventDefault())
    const received = nextEvent(element, 'go-home')
    element.querySelector('i')!.click()
    expect((await received).detail).to.deep.equal({})
    await shows(element, 'home: true')
  })

  it('navigate tells where, and the host may take over', async () => {
    const Mover = () => {
      const { navigate, hrefFor } = useNavigation()
      return (
        <a
          href={hrefFor('/docs/orders')}
          onClick={(click) => (click.preventDefault(), navigate('/docs/orders'))}
        >
          go
        </a>
      )
    }
    const { tag } = defineScreen(Mover)
    const element = mount<HTMLElement>(`<${tag}></${tag}>`)
    await shows(element, 'go')
    expect(element.querySelector('a')!.getAttribute('href')).to.equal('/docs/orders')
    document.addEventListener('navigate', (given) => given.preventDefault(), { once: true })
    const received = nextEvent(element, 'navigate')
    element.querySelector('a')!.click()
    expect((await received).detail).to.deep.equal({
      to: '/docs/orders',
      href: '/docs/orders',
      replace: false,
    })
    expect(location.pathname).to.equal('/')
  })
})

describe('a screen that fails', () => {
  it('shows a small failure, fires element-error, and a retry draws it again', async () => {
    consoleErrors()
    let isBroken = true
    const Fragile = () => {
      if (isBroken) throw new Error('glass')
      return <p>whole again</p>
    }
    const { tag } = defineScreen(Fragile)
    const failed = nextEvent<{ error: Error }>(document, 'element-error')
    const element = mount(`<${tag}></${tag}>`)
    expect((await failed).detail.error.message).to.equal('glass')
    await shows(element, 'This part of the page could not be shown.')
    expect(element.querySelector('[role=alert]')).to.exist
    isBroken = false
    element.querySelector('button')!.click()
    await shows(element, 'whole again')
  })

  it('that cannot be loaded can be asked for again', async () => {
    const errors = consoleErrors()
    let attempts = 0
    const load = () => {
      attempts += 1
      return attempts === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>arrived</p>)
    }
    const { tag } = defineScreen(() => null, { load })
    const failed = nextEvent<{ error: Error }>(document, 'element-error')
    const element = mount(`<${tag} lang="de"></${tag}>`)
    expect((await failed).detail.error.message).to.equal('offline')
    await shows(element, 'konnte nicht angezeigt werden')
    element.querySelector('button')!.click()
    await shows(element, 'arrived')
    expect(errors).to.have.length(1)
  })

  it('does not take other elements with it', async () => {
    consoleErrors()
    const Fragile = ({ name }: { name?: string }) => {
      if (name === 'bad') throw new Error('glass')
      return <p>fine</p>
    }
    const { tag } = defineScreen(Fragile, { props: { name: text() } })
    const [bad, good] = mount(`<div><${tag} name="bad"></${tag}><${tag}></${tag}></div>`).children
    await shows(good!, 'fine')
    await shows(bad!, 'could not be shown')
  })

  it('a base address that is none is told instead of thrown', async () => {
    consoleErrors()
    const { tag } = defineScreen(() => <p>fine</p>)
    const element = mount(`<${tag} api-base-url="javascript:alert(1)"></${tag}>`)
    await shows(element, 'could not be shown')
    element.setAttribute('api-base-url', '/api')
    await shows(element, 'fine')
  })
})
