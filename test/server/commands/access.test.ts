import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAccountOf } from '../../../server/src/commands/create-account'
import { setAccess, type SetAccessOptions } from '../../../server/src/commands/set-access'
import { importFolder } from '../../../server/src/import/import-folder'
import { findAccountByEmail } from '../../../server/src/store/accounts'
import { findProductAccess } from '../../../server/src/store/product-access'
import { listProducts } from '../../../server/src/store/products'
import { searchProducts } from '../../../server/src/store/search'
import { contentFiles } from '../../support/server/content'
import { testDatabase } from '../../support/server/database-pool'
import { testFolder } from '../../support/server/folder'

const page = { size: 10, number: 1 }

test('grants and denials decide what a developer sees, finds and may do', async (t) => {
  const database = await testDatabase()
  t.after(() => database.close())
  await importFolder(database, (await testFolder(t, contentFiles)).path)
  await createAccountOf('developer').run(database, { email: 'ada@example.com', name: 'Ada' })
  const viewer = {
    developerId: String((await findAccountByEmail(database.db, 'developer', 'ada@example.com'))?.id),
  }
  const decide = (options: Omit<SetAccessOptions, 'email'>) =>
    setAccess.run(database, { email: 'ada@example.com', ...options }).then(({ lines }) => lines)
  const seen = async () => (await listProducts(database.db, viewer, page)).data.map(({ name }) => name)
  const found = async () =>
    (await searchProducts(database.db, viewer, { text: 'e', page })).data.map(({ name }) => name)
  const { data } = await listProducts(database.db, 'unrestricted', page)
  const [ferries, tides] = data.map(({ id }) => id)
  const actions = async (id = '') => (await findProductAccess(database.db, id, viewer))?.actions

  assert.deepEqual(await seen(), ['Tides'])
  assert.deepEqual(await actions(ferries), { view: false, register: false, view_documentation: false })

  assert.deepEqual(await decide({ product: 'ferries', actions: ['view'], isAllowed: true }), [
    'ada@example.com may view ferries.',
  ])
  assert.deepEqual(await seen(), ['Ferries', 'Tides'])
  assert.deepEqual(await actions(ferries), { view: true, register: true, view_documentation: true })

  await decide({ product: String(tides), actions: ['register'], isAllowed: false })
  assert.deepEqual(await actions(tides), { view: true, register: false, view_documentation: true })
  await decide({ product: 'tides', actions: ['view'], isAllowed: false })
  assert.deepEqual(await seen(), ['Ferries'])
  assert.deepEqual(await found(), [])

  await decide({ product: 'tides', actions: ['view', 'register'], isAllowed: null })
  assert.deepEqual(await actions(tides), { view: true, register: true, view_documentation: true })
  assert.equal(await actions('00000000-0000-4000-8000-000000000000'), undefined)

  await assert.rejects(
    decide({ product: 'nowhere', actions: ['view'], isAllowed: true }),
    /no product nowhere/,
  )
})
