import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routes } from '../../../elements/portal-app/routes'
import texts from '../../../src/i18n/locales/en/first/routes'
import type { Permission } from '../../../src/router/guards'
import { facts, portalAt } from '../../support/portal-at'
import {
  addresses,
  asksFor,
  endsOf,
  gated,
  hasSession,
  keptFor,
  type Mode,
  modes,
  nameOf,
  type Person,
  persons,
  stays,
  titles,
} from '../../support/route-walks'

/** What the server would answer: nobody may view the ferries, and there is no third product. */
function permissionOf(person: Person, productId: string): Permission {
  if (productId === 'ferries') return 'denied'
  if (productId !== 'tides') return 'unknown'
  return person === 'a developer without permission' ? 'denied' : 'granted'
}

const named = (text: string) => text.replace(/[{](tides|ferries)[}]/g, '$1')

/** Opens an address and tells all that comes of it. */
async function walk(mode: Mode, person: Person, address: string) {
  const asked: string[] = []
  const { start, history, arrivals, arrival, remembered } = portalAt(address, {
    facts: () =>
      Promise.resolve({
        ...facts,
        isPublic: mode.isPublic,
        isRbacEnabled: mode.hasAccessControl,
        hasSession: hasSession(person),
        flags: { apps: mode.isFlagOn },
        routeFlags: gated,
      }),
    askPermission: (productId, action) => {
      asked.push(`${action} ${productId}`)
      return Promise.resolve(permissionOf(person, productId))
    },
  })
  const end = await arrival(start)
  const { path, search, hash } = history.current()
  assert.equal(path + search + hash, end, 'the history stands where the visitor arrived')
  const last = arrivals.at(-1)
  assert.ok(last?.status === 'shown', `${address} is shown`)
  return { address, end, name: last.match.route.name, asked, remembered }
}

const met = new Set<string>()

for (const [mode, person] of modes.flatMap((mode) => persons.map((person) => [mode, person] as const))) {
  test(`${nameOf(mode)}: where ${person} ends, what is asked for and what is kept`, async () => {
    const ends = endsOf(mode, person)
    const asks = asksFor(mode, person)
    for (const template of addresses) {
      const address = named(template)
      const { name, ...came } = await walk(mode, person, address)
      assert.deepEqual(came, {
        address,
        end: ends[template] === stays ? address : ends[template],
        asked: asks.includes(template) ? [`view ${address.split('/')[2]}`] : [],
        remembered: ends[template] === '/login' ? [named(keptFor(template))] : [],
      })
      met.add(name)
    }
  })
}

test('between them they meet every screen, and each has its title', () => {
  const shown = routes.filter(({ redirect }) => !redirect)
  assert.deepEqual([...met].sort(), shown.map(({ name }) => name).sort())
  assert.deepEqual(Object.fromEntries(shown.map(({ name, title }) => [name, texts[title]])), titles)
})

test('the table holds an end for every address', () => {
  for (const mode of modes)
    for (const person of persons)
      assert.deepEqual(Object.keys(endsOf(mode, person)).sort(), [...addresses].sort())
})
