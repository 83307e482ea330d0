import { expect, nextFrame } from '@open-wc/testing'
import {
  defineElement,
  event,
  flag,
  number,
  plainElement,
  text,
  withDeclaredProperties,
} from '../../../src/element'
import { freshTag, nextEvent, mount } from '../../support/mount'

interface Journal {
  journal: string[]
}

/** An element that renders itself and writes down what it is told to do. */
function definePlain() {
  const tag = freshTag()
  const declaration = plainElement(
    {
      tag,
      props: { path: text('/'), depth: number(1), isOpen: flag() },
      events: { 'route-change': event<{ path: string }>({ cancelable: true }) },
    },
    (contract) =>
      class extends withDeclaredProperties(HTMLElement, contract) implements Journal {
        journal: string[] = []

        override mount() {
          this.journal.push(`mount ${this.values.props.path}`)
          this.container.append('drawn')
        }

        override update() {
          const { path, depth, isOpen } = this.values.props
          this.journal.push(`update ${path} ${depth} ${isOpen}`)
          this.emit('route-change', { path })
        }

        override unmount() {
          this.journal.push('unmount')
        }
      },
  )
  defineElement(declaration)
  return tag
}

type Plain = HTMLElement & Journal & { path: string; depth: number; isOpen: boolean }

describe('an element that draws itself', () => {
  it('is told to mount, to update and to unmount, and nothing twice', async () => {
    const tag = definePlain()
    const element = document.createElement(tag) as Plain
    element.path = '/early'
    await nextFrame()
    expect(element.journal).to.deep.equal([])

    mount(element)
    expect(element.journal).to.deep.equal(['mount /early'])
    expect(element.textContent).to.equal('drawn')
    element.path = '/next'
    element.depth = 2
    element.setAttribute('depth', '3')
    element.isOpen = true
    expect(element.depth).to.equal(3)
    await nextFrame()
    expect(element.journal.splice(0)).to.deep.equal(['mount /early', 'update /next 3 true'])

    element.depth = 3
    element.setAttribute('path', '/next')
    await nextFrame()
    expect(element.journal).to.deep.equal([])

    element.remove()
    await nextFrame()
    expect(element.journal).to.deep.equal(['unmount'])
    expect(element.textContent).to.equal('')
  })

  it('is not told anything of a move', async () => {
    const element = mount(`<div><${definePlain()}></div>`).firstElementChild as Plain
    mount(document.createElement('p')).append(element)
    await nextFrame()
    expect(element.journal).to.deep.equal(['mount /'])
  })

  it('fires its events with their details', async () => {
    const element = mount<Plain>(`<${definePlain()}>`)
    const received = nextEvent(document, 'route-change')
    element.path = '/docs'
    const { detail, cancelable } = await received
    expect(detail).to.deep.equal({ path: '/docs' })
    expect(cancelable).to.equal(true)
  })
})
