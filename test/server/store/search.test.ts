import assert from 'node:assert/strict'
import { before, after, describe, test } from 'node:test'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { importFolder } from '../../../server/src/import/import-folder'
import type { SearchOptions } from '../../../server/src/store/search'
import { searchProducts } from '../../../server/src/store/search'
import { fullReads, statementsDuring } from '../../support/server/statement-plans'
import { testDatabase, type TestDatabase } from '../../support/server/database-pool'

const files: Record<string, string> = {
  'payments/product.yaml':
    'name: Payments\ndescription: Accept cards and refund invoices.\nlabels: { team: money }\n',
  'invoices/product.yaml':
    'name: Invoices\ndescription: Write and send them; payments are matched by themselves.\n',
  'weather/product.yaml': 'name: Weather Data\ndescription: Forecasts and measurements of every station.\n',
  'wetter/product.yaml':
    'name: Wettervorhersage\ndescription: Vorhersagen für Häfen und Küsten, täglich geprüft.\n',
  'meteo/product.yaml':
    'name: Météo marine\ndescription: Les prévisions quotidiennes et les données historiques.\n',
  'reservas/product.yaml': 'name: Reservas\ndescription: Habitaciones disponibles y cancelaciones rápidas.\n',
  'vaixells/product.yaml': 'name: Vaixells\ndescription: Horaris i embarcacions dels ports catalans.\n',
  'vaixells/docs/start.md': '# Començar\n\nUse a periscope to look around.\n',
  'vaixells/versions/2024-spring/openapi.yaml':
    'openapi: 3.1.0\npaths:\n  /moorings:\n    get: { summary: List moorings }\n',
}

/** Adds texts of no product: with as few as the others an index would be slower than reading them. */
async function addTexts({ db }: TestDatabase, count: number): Promise<void> {
  await sql`
    with added as (insert into revisions (id) select gen_random_uuid() from generate_series(1, ${sql.lit(count)}) returning id)
    insert into product_search (revision_id, scope, title, body) select id, 'product', md5(id::text), md5(id::text) from added`.execute(
    db,
  )
  await sql`vacuum analyze product_search`.execute(db)
}

describe('search', () => {
  let database: TestDatabase
  before(async () => {
    database = await testDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), content)
    }
    await importFolder(database, folder)
    await rm(folder, { recursive: true })
  })
  after(() => database.close())

  async function names(text: string, options: Partial<SearchOptions> = {}): Promise<string[]> {
    const page = { size: 100, number: 1 }
    const found = await searchProducts(database.db, 'unrestricted', { text, page, ...options })
    assert.equal(found.total, found.data.length)
    return found.data.map(({ name }) => name)
  }

  test('without a text everything comes by name, accents aside', async () => {
    const all = [
      'Invoices',
      'Météo marine',
      'Payments',
      'Reservas',
      'Vaixells',
      'Weather Data',
      'Wettervorhersage',
    ]
    assert.deepEqual(await names(''), all)
    assert.deepEqual(await names('  '), all)
    const second = { size: 3, number: 2 }
    const found = await searchProducts(database.db, 'unrestricted', { text: '', page: second })
    assert.deepEqual([found.total, found.data.map(({ name }) => name)], [7, all.slice(3, 6)])
  })

  test('a name stands before a description', async () => {
    assert.deepEqual(await names('payments'), ['Payments', 'Invoices'])
    assert.deepEqual(await names('invoices'), ['Invoices', 'Payments'])
  })

  test('beginnings and middles of words are enough', async () => {
    assert.deepEqual(await names('wea'), ['Weather Data'])
    assert.deepEqual(await names('vorher'), ['Wettervorhersage'])
    assert.deepEqual(await names('WET'), ['Wettervorhersage'])
  })

  test('every word must occur, wherever', async () => {
    assert.deepEqual(await names('cards refund'), ['Payments'])
    assert.deepEqual(await names('weather refund'), [])
    assert.deepEqual(await names('money'), ['Payments'])
  })

  test('words are found in other forms, in five languages', async () => {
    assert.deepEqual(await names('forecasting stations'), ['Weather Data'])
    assert.deepEqual(await names('Hafen'), ['Wettervorhersage'])
    assert.deepEqual(await names('prévision quotidienne'), ['Météo marine'])
    assert.deepEqual(await names('cancelación'), ['Reservas'])
    assert.deepEqual(await names('embarcació català'), ['Vaixells'])
  })

  test('accents need not be typed, nor left out', async () => {
    assert.deepEqual(await names('meteo donnees'), ['Météo marine'])
    assert.deepEqual(await names('rapídas'), ['Reservas'])
  })

  test('a misspelt word finds what looks most like it, and only when nothing else does', async () => {
    assert.deepEqual((await names('paymnets'))[0], 'Payments')
    assert.deepEqual((await names('wether'))[0], 'Weather Data')
    assert.deepEqual((await names('inovices'))[0], 'Invoices')
    assert.deepEqual(await names('reserva'), ['Reservas'])
    assert.deepEqual(await names('paymnets refund'), ['Payments'])
    assert.deepEqual(await names('xylophone'), [])
  })

  test('join widens what is searched', async () => {
    assert.deepEqual(await names('moorings'), [])
    assert.deepEqual(await names('moorings', { join: ['versions'] }), ['Vaixells'])
    assert.deepEqual(await names('2024-spring', { join: ['versions'] }), ['Vaixells'])
    assert.deepEqual(await names('periscope', { join: ['versions'] }), [])
    assert.deepEqual(await names('periscope', { join: ['versions', 'documents'] }), ['Vaixells'])
  })

  test('a page after the last one has the total of all', async () => {
    const page = { size: 5, number: 7 }
    const found = await searchProducts(database.db, 'unrestricted', { text: 'payments', page })
    assert.deepEqual(found, { data: [], total: 2 })
  })

  test('indexes lead to what is found, of misspelt words too', async () => {
    await addTexts(database, 6_000)
    const statements = await statementsDuring(async () => {
      for (const text of ['payments', 'paymnets', 'forecasting stations'])
        await names(text, { join: ['versions', 'documents'] })
    })
    assert.deepEqual(await fullReads({ database }, statements, ['product_search']), [])
  })

  test('signs, quotes and very long texts are harmless', async () => {
    for (const text of [
      "'; drop table products; --",
      '%',
      '_',
      '\\',
      ':* & !',
      '" or',
      '🜁',
      'a'.repeat(100_000),
    ]) {
      assert.deepEqual(await names(text), [], text.slice(0, 40))
    }
    assert.deepEqual(await names(`payments ${'x '.repeat(5000)}`), [])
    assert.deepEqual(await names("payments'"), ['Payments', 'Invoices'])
  })
})
