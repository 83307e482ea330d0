import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestName } from '../../../src/lib/nearest-name'

const names = ['page-size', 'query', 'spec-href', 'docs-href', 'api-base-url', 'view']

for (const [written, meant] of [
  ['pagesize', 'page-size'],
  ['page-sise', 'page-size'],
  ['api-base-uri', 'api-base-url'],
  ['specs-href', 'spec-href'],
  ['qeury', 'query'],
  ['vew', 'view'],
  ['ve', undefined],
  ['columns', undefined],
] as const)
  test(`"${written}" ${meant ? `probably means "${meant}"` : 'is near to no name'}`, () => {
    assert.equal(nearestName(written, names), meant)
  })
