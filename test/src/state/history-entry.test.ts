import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HistoryEntries } from '../../../src/state/screen/history-entry'
import { readListState } from '../../../src/state/reads/requested-page'

/** A storage of a tab that takes so many letters. */
function tab(limit = Infinity, text: string | null = null) {
  let kept = text
  return {
    read: () => kept,
    write(next: string) {
      if (next.length > limit) return false
      kept = next
      return true
    },
    remove: () => void (kept = null),
  }
}

const loadedAgain = () => false
const opened = () => true

test('values outlive the page', () => {
  const storage = tab()
  const first = new HistoryEntries(storage, loadedAgain)
  first.at('one').write('page', 2)
  first.store()
  const second = new HistoryEntries(storage, loadedAgain)
  assert.equal(second.at('one').read('page'), 2)
  assert.equal(second.at('two').read('page'), undefined)
})

test('a page that is opened at its own address begins anew, what is before it stays', () => {
  const storage = tab()
  const before = new HistoryEntries(storage, loadedAgain)
  before.at('one').write('page', 1)
  before.at('two').write('page', 2)
  before.store()
  const after = new HistoryEntries(storage, opened)
  assert.equal(after.at('two').read('page'), undefined)
  assert.equal(after.at('one').read('page'), 1)
  after.at('two').write('page', 3)
  assert.equal(after.at('two').read('page'), 3)
})

test('the oldest entries are forgotten first', () => {
  const storage = tab()
  const entries = new HistoryEntries(storage, loadedAgain)
  for (let index = 0; index < 60; index += 1) entries.at(`entry ${index}`).write('page', index)
  entries.store()
  const next = new HistoryEntries(storage, loadedAgain)
  assert.equal(next.at('entry 9').read('page'), undefined)
  assert.equal(next.at('entry 59').read('page'), 59)
})

test('what is stored is bounded, and what is larger is left out', () => {
  const storage = tab()
  const entries = new HistoryEntries(storage, loadedAgain)
  entries.at('old').write('text', '-'.repeat(40_000))
  entries.at('new').write('text', '-'.repeat(40_000))
  entries.store()
  assert.ok((storage.read()?.length ?? 0) < 65_536)
  const next = new HistoryEntries(storage, loadedAgain)
  assert.equal(next.at('old').read('text'), undefined)
  assert.equal(String(next.at('new').read('text')).length, 40_000)
})

test('after forgetting, an entry that is still held reaches no other', () => {
  const storage = tab()
  const entries = new HistoryEntries(storage, loadedAgain)
  const held = entries.at('one')
  entries.store()
  entries.forget()
  held.write('text', 'mine')
  entries.store()
  assert.equal(storage.read(), null)
  assert.equal(entries.at('one').read('text'), undefined)
})

test('a storage that takes nothing, or holds something else, is no failure', () => {
  const full = new HistoryEntries(tab(0), loadedAgain)
  full.at('one').write('page', 2)
  full.store()
  assert.equal(full.at('one').read('page'), 2)
  for (const text of ['', '{', '7', '{"a":1}', '[1,["one"],["one",7],[3,{}]]', 'x'.repeat(70_000)])
    assert.equal(new HistoryEntries(tab(0, text), loadedAgain).at('one').read('page'), undefined)
})

test('remembered state of a list counts only if it makes sense', () => {
  const first = { given: 'a', query: 'a', page: 1 }
  for (const stored of [undefined, 7, {}, { given: 'b', query: 'c', page: 2 }])
    assert.deepEqual(readListState(stored, 'a'), first)
  assert.deepEqual(readListState({ given: 'a', query: 'b', page: 2 }, 'a'), {
    given: 'a',
    query: 'b',
    page: 2,
  })
  for (const page of [0, -1, 1.5, '2', null])
    assert.deepEqual(readListState({ given: 'a', query: 'a', page }, 'a'), first)
})
