import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveLink } from '../../../../src/parts/document/resolve-link'

const slugs = new Map([
  ['', 'index'],
  ['start', 'getting-started'],
  ['guides', 'guides'],
  ['guides/first', 'first'],
])

const links = (from: string, href: string) =>
  resolveLink(href, {
    path: from,
    slugOf: (name) => slugs.get(name),
    imageUrl: (path) => `https://portal.example/${path}`,
  })

const document = (slug: string, anchor = '') => ({ kind: 'document', slug, anchor })

test('documents name each other as files do, whatever their slugs', () => {
  for (const [from, href, target] of [
    ['guides.md', 'start.md', document('getting-started')],
    ['guides.md', './guides/first.md#Later', document('first', 'Later')],
    ['guides/index.md', 'first.md', document('first')],
    ['guides/first.md', '../start.md', document('getting-started')],
    ['guides/first.md', '../guides/', document('guides')],
    ['guides/first.md', '../guides/index.de.md', document('guides')],
    ['guides/first.md', '../start', document('getting-started')],
    ['guides/first.md', 'first.de.md#doc-heading-b%C3%B6e', document('first', 'böe')],
  ] as const)
    assert.deepEqual(links(from, href), target, `${href} from ${from}`)
})

test('sections, addresses, images and places of the portal are what they are', () => {
  assert.deepEqual(links('start.md', '#when'), { kind: 'section', anchor: 'when' })
  for (const href of ['https://example.com/a', 'mailto:a@example.com', 'tel:+1', '//example.com/x'])
    assert.deepEqual(links('start.md', href), { kind: 'address', href })
  assert.deepEqual(links('guides/first.md', 'images/a%20b.png'), {
    kind: 'address',
    href: 'https://portal.example/guides/images/a b.png',
  })
  assert.deepEqual(links('start.md', '/my-apps'), { kind: 'portal', path: '/my-apps' })
})

test('a link without a target is broken', () => {
  for (const href of ['gone.md', '../../../etc/passwd', 'guides/first/more.md', '%', 'first.md', 'a b.pdf'])
    assert.deepEqual(links('start.md', href), { kind: 'broken' }, href)
})
