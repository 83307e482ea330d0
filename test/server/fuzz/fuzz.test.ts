import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fuzz } from './fuzz'

/** A part of what `npm run fuzz` sends. */
const requests = 600

it('what is made from the contract, right or wrong, is answered by it, and a refusal changes nothing', async () => {
  const { rows, violations } = await fuzz({ requests, seed: 20261122 })
  assert.deepEqual(violations, [])
  const neverSucceeded = rows.filter(({ succeeded }) => succeeded === 0).map(({ operation }) => operation)
  assert.deepEqual(neverSucceeded, [])
})
