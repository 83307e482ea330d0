import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fuzz } from './fuzz'

/** A part of what `npm run fuzz` sends. */
const requests = 1_500

it('what is made from the contract, right or wrong, is answered by it, and a refusal changes nothing', async () => {
  const { rows, violations } = await fuzz({ requests, seed: 20261122 })
  assert.deepEqual(violations, [])
  const succeeded = rows.filter(({ classes }) => classes.has('2xx')).length
  assert.ok(succeeded > rows.length / 2, `Only ${succeeded} of ${rows.length} operations ever succeeded.`)
})
