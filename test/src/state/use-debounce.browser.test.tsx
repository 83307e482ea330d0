import { expect } from '@open-wc/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useDebounce } from '../../../src/state'
import { waitUntil } from '../../support/mount'

const PAUSE_MS = 20

/** A component whose calls are recorded, with the name that it was rendered with last. */
function mountRecorder() {
  const recorded: string[] = []
  const root = createRoot(document.createElement('div'))
  let functions: ReturnType<typeof useDebounce<[string]>> | undefined

  function Recorder({ name }: { name: string }) {
    functions = useDebounce((text: string) => recorded.push(`${name} ${text}`), PAUSE_MS)
    return null
  }

  const render = (name: string) => flushSync(() => root.render(<Recorder name={name} />))
  render('first')
  return {
    recorded,
    render,
    debounce: (text: string) => functions?.debounce(text),
    flush: (text: string) => functions?.flush(text),
    unmount: () => flushSync(() => root.unmount()),
  }
}

/** Resolves once everything that waits now has been called or canceled: a later call of the same pause has come. */
async function pauseIsOver() {
  const { recorded, debounce, unmount } = mountRecorder()
  debounce('last')
  await waitUntil(() => recorded.length === 1, 'a call')
  unmount()
}

it('calls the action once, with the last text, as it was rendered last', async () => {
  const { recorded, render, debounce, unmount } = mountRecorder()
  debounce('a')
  debounce('ab')
  render('second')
  await waitUntil(() => recorded.length > 0, 'a call')
  await pauseIsOver()
  expect(recorded).to.deep.equal(['second ab'])
  unmount()
})

it('calls the action at once in place of what waits', async () => {
  const { recorded, debounce, flush, unmount } = mountRecorder()
  debounce('a')
  flush('ab')
  expect(recorded).to.deep.equal(['first ab'])
  await pauseIsOver()
  expect(recorded).to.deep.equal(['first ab'])
  unmount()
})

it('cancels what waits when the component unmounts', async () => {
  const { recorded, debounce, unmount } = mountRecorder()
  debounce('a')
  unmount()
  await pauseIsOver()
  expect(recorded).to.deep.equal([])
})
