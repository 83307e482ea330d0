import assert from 'node:assert/strict'
import { test } from 'node:test'
import manifest from '../../custom-elements.json'
import { describeTags } from '../../scripts/manifest/described-tags'
import { vsCodeData, webTypes } from '../../scripts/manifest/editor-data'
import { elementTypes } from '../../scripts/manifest/element-types'

const described = describeTags(manifest)

test('each tag has its own members and no copy of what all tags have', () => {
  assert.equal(described.tags.length, manifest.modules.length - 1)
  const login = described.tags.find(({ tag }) => tag === 'portal-login')
  assert.ok(login?.attributes.some(({ name }) => name === 'show-register-link'))
  assert.ok(!login?.attributes.some(({ name }) => name === 'api-base-url'))
  assert.ok(described.common.attributes.some(({ name }) => name === 'api-base-url'))
})

test('a comment in a description cannot end the comment of a type', () => {
  const [tag] = described.tags
  assert.ok(tag)
  const text = elementTypes({ common: described.common, tags: [{ ...tag, description: 'Ends */ here.' }] })
  assert.ok(text.includes('/** Ends * / here. */'))
})

test('editors complete values, and know which attributes are flags', () => {
  const { tags } = vsCodeData(described) as {
    tags: { name: string; attributes: { name: string; valueSet?: string; values?: { name: string }[] }[] }[]
  }
  const attributes = tags.find(({ name }) => name === 'portal-catalog')?.attributes ?? []
  assert.deepEqual(attributes.find(({ name }) => name === 'view')?.values, [
    { name: 'cards' },
    { name: 'table' },
  ])
  assert.equal(attributes.find(({ name }) => name === 'shadow')?.valueSet, 'v')
  assert.equal(attributes.find(({ name }) => name === 'css')?.values, undefined)
})

test('web-types know events and properties without an attribute', () => {
  const data = webTypes(described, '1.2.3') as {
    version: string
    contributions: {
      html: { elements: { name: string; js: Record<'events' | 'properties', { name: string }[]> }[] }
    }
  }
  const login = data.contributions.html.elements.find(({ name }) => name === 'portal-login')
  assert.equal(data.version, '1.2.3')
  assert.ok(login?.js.events.some(({ name }) => name === 'login-success'))
  assert.ok(login?.js.properties.some(({ name }) => name === 'customErrorHandler'))
})
