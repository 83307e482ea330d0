import { expect } from '@open-wc/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useStateFor } from '../../../src/state'

/** A component that shows its state, and has recorded each rendering of it. */
function mountState() {
  const rendered: string[] = []
  const root = createRoot(document.createElement('div'))
  let set: (value: string) => void = () => {}

  function State({ of }: { of: string }) {
    const [value, setValue] = useStateFor(of, () => `initial of ${of}`)
    set = setValue
    return <Recorder value={value} />
  }
  function Recorder({ value }: { value: string }) {
    rendered.push(value)
    return null
  }

  const render = (of: string) => flushSync(() => root.render(<State of={of} />))
  return {
    rendered,
    render,
    setter: () => set,
    set: (value: string) => flushSync(() => set(value)),
    unmount: () => flushSync(() => root.unmount()),
  }
}

it('begins anew with each other key, also with one that it has had, and renders nothing of the key before', () => {
  const { rendered, render, set, unmount } = mountState()
  render('a')
  set('changed')
  render('a')
  render('b')
  render('a')
  expect(rendered).to.deep.equal(['initial of a', 'changed', 'changed', 'initial of b', 'initial of a'])
  unmount()
})

it('drops what is set for a key before', () => {
  const { rendered, render, setter, set, unmount } = mountState()
  render('a')
  const setForA = setter()
  render('b')
  set('changed')
  flushSync(() => setForA('late'))
  expect(rendered.at(-1)).to.equal('changed')
  unmount()
})
