import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { nextSession, type Session, type SessionEvent, sessionKey } from '../../../src/state/session'

const robin = { id: 'r', email: 'robin@example.com', full_name: 'Robin' }
const kim = { id: 'k', email: 'kim@example.com', full_name: 'Kim' }

const unknown = { status: 'unknown', isUnreadable: false, hasReturned: false } as const
const signedIn = { status: 'signed-in', viewer: robin, hasReturned: false, endings: 0 } as const
const signedOut = { status: 'ended', reason: 'signed-out', endings: 1 } as const
const lost = { status: 'ended', reason: 'lost', endings: 1 } as const

const sessions = {
  unknown,
  'unknown, with a stored developer': { ...unknown, stored: robin },
  'unknown, with a text that cannot be read': { ...unknown, isUnreadable: true },
  'unknown, after single sign-on': { ...unknown, hasReturned: true },
  'unknown, with a stored developer, after single sign-on': { ...unknown, stored: robin, hasReturned: true },
  anonymous: { status: 'anonymous' },
  'signed in': signedIn,
  'signed in by single sign-on': { ...signedIn, hasReturned: true },
  'signed in as another developer': { ...signedIn, viewer: kim },
  'signed in again': { ...signedIn, endings: 1 },
  'signed out': signedOut,
  'signed out by a page without a session': { ...signedOut, endings: 0 },
  lost,
  'lost before it was known': { ...lost, endings: 0 },
} as const satisfies Record<string, Session>

const restored = { type: 'restored', isUnreadable: false } as const
const signIn = { type: 'signed-in', viewer: robin } as const

const events = {
  'a developer is found in the storage': { ...restored, developer: robin },
  'another developer is found in the storage': { ...restored, developer: kim },
  'nothing is found in the storage': restored,
  'garbage is found in the storage': { ...restored, isUnreadable: true },
  'the portal has started': { type: 'started' },
  'a sign-in': signIn,
  'a sign-in of another developer': { ...signIn, viewer: kim },
  'a sign-out': { type: 'signed-out' },
  'a sign-out elsewhere': { type: 'signed-out-elsewhere' },
  'a refusal': { type: 'lost' },
  'the server sees a session': { type: 'recognized' },
  'the single sign-on is reported': { type: 'return-settled' },
} as const satisfies Record<string, SessionEvent>

type Name = keyof typeof sessions

const transitions: Record<keyof typeof events, [before: Name, after: Name][]> = {
  'a developer is found in the storage': [
    ['unknown', 'signed in'],
    ['unknown, with a stored developer', 'signed in'],
    ['unknown, with a stored developer, after single sign-on', 'signed in by single sign-on'],
    ['anonymous', 'signed in'],
    ['signed in', 'signed in'],
    ['signed out', 'signed in again'],
  ],
  'another developer is found in the storage': [
    ['unknown, with a stored developer', 'signed in as another developer'],
    ['signed in', 'signed in'],
  ],
  'nothing is found in the storage': [
    ['unknown', 'unknown'],
    ['unknown, with a stored developer', 'unknown'],
    ['unknown, after single sign-on', 'unknown, after single sign-on'],
    ['anonymous', 'anonymous'],
    ['signed in', 'signed in'],
    ['signed out', 'signed out'],
  ],
  'garbage is found in the storage': [
    ['unknown', 'unknown, with a text that cannot be read'],
    ['anonymous', 'lost before it was known'],
    ['signed in', 'signed in'],
    ['signed out', 'lost'],
  ],
  'the portal has started': [
    ['unknown', 'anonymous'],
    ['unknown, with a text that cannot be read', 'lost before it was known'],
    ['signed in', 'signed in'],
    ['signed out', 'signed out'],
    ['lost', 'lost'],
  ],
  'a sign-in': [
    ['unknown', 'signed in'],
    ['unknown, after single sign-on', 'signed in by single sign-on'],
    ['anonymous', 'signed in'],
    ['signed in', 'signed in'],
    ['signed in by single sign-on', 'signed in by single sign-on'],
    ['signed out', 'signed in again'],
    ['lost', 'signed in again'],
  ],
  'a sign-in of another developer': [['signed in', 'signed in as another developer']],
  'a sign-out': [
    ['unknown', 'signed out by a page without a session'],
    ['anonymous', 'signed out by a page without a session'],
    ['signed in', 'signed out'],
    ['signed out', 'signed out'],
    ['lost', 'signed out'],
  ],
  'a sign-out elsewhere': [
    ['unknown', 'unknown'],
    ['unknown, with a stored developer', 'unknown'],
    ['unknown, after single sign-on', 'unknown, after single sign-on'],
    ['anonymous', 'anonymous'],
    ['signed in', 'signed out'],
    ['lost', 'lost'],
  ],
  'a refusal': [
    ['unknown, after single sign-on', 'lost before it was known'],
    ['anonymous', 'lost before it was known'],
    ['signed in', 'lost'],
    ['signed out', 'lost'],
    ['lost', 'lost'],
  ],
  'the server sees a session': [
    ['unknown', 'unknown'],
    ['anonymous', 'lost before it was known'],
    ['signed in', 'signed in'],
    ['signed out', 'lost'],
  ],
  'the single sign-on is reported': [
    ['unknown, after single sign-on', 'unknown'],
    ['anonymous', 'anonymous'],
    ['signed in', 'signed in'],
    ['signed in by single sign-on', 'signed in'],
  ],
}

for (const [name, event] of Object.entries(events) as [keyof typeof events, SessionEvent][])
  for (const [before, after] of transitions[name])
    test(`${name}: ${before} → ${after}`, () => {
      const session: Session = sessions[before]
      const next = nextSession(session, event)
      assert.deepEqual(next, sessions[after])
      // Elements that show the session render only if it has changed.
      if (isDeepStrictEqual(session, next)) assert.equal(next, session)
    })

test('a developer who signs in again has another session', () => {
  assert.notEqual(sessionKey(sessions['signed in again']), sessionKey(signedIn))
})

test('with another name it is the same session', () => {
  const renamed = nextSession(signedIn, { ...signIn, viewer: { ...robin, full_name: 'Rob' } })
  assert.equal(renamed.viewer?.full_name, 'Rob')
  assert.equal(sessionKey(renamed), sessionKey(signedIn))
})

test('a stored session has its key before the portal has started', () => {
  assert.equal(sessionKey(sessions['unknown, with a stored developer']), sessionKey(signedIn))
})

test('without a session there is no key', () => {
  for (const name of ['unknown', 'anonymous', 'signed out', 'lost'] as const)
    assert.equal(sessionKey(sessions[name]), undefined, name)
})
