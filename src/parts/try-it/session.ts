import { useEffect, useSyncExternalStore } from 'react'
import type { LazyDescription } from '../../reference/lazy-description'
import { createStore } from '../../lib/store'
import { usePortal, useUnsavedEdits } from '../../state'

/** A token that an identity provider has given. */
export interface GivenToken {
  readonly accessToken: string
  /** In milliseconds since 1970; undefined: not said. */
  readonly expiresAt?: number
}

/** Values entered for one security scheme, by the name of the field. */
export interface CredentialEntry {
  readonly texts: Readonly<Record<string, string>>
  /** Undefined: those that the operation asks for. */
  readonly scopes?: readonly string[]
  readonly token?: GivenToken
}

export interface ServerChoice {
  /** Position among the operation's servers, or an address of the visitor's own. */
  readonly chosen: number | 'other'
  readonly other: string
  readonly variables: Readonly<Record<string, string>>
}

/** The changes to the first request of an operation. */
export interface Draft {
  /** Texts of fields by place: of a parameter its pointer, of a body its media type's, of a field of a form both. */
  readonly texts: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, readonly File[]>>
  readonly mediaType?: string
  /** Index of the security requirement. */
  readonly requirement?: number
}

interface Entries {
  readonly drafts: Readonly<Record<string, Draft>>
  readonly credentials: Readonly<Record<string, CredentialEntry>>
  readonly servers: Readonly<Record<string, ServerChoice>>
  /** ID of the developer's application in whose name the API is called, or `BY_HAND`. Undefined: not chosen yet. */
  readonly application?: string
  /** ID of the application with which Try it was opened from elsewhere, until its credentials are filled in. */
  readonly requested?: string
  /** Origins that are not listed, to which the reader has agreed. */
  readonly confirmed: readonly string[]
  /** Trying stays open from one operation to the next. */
  readonly isOpen: boolean
}

/** Credentials are entered, and are no application's. */
export const BY_HAND = ''

const nothing: Entries = {
  drafts: {},
  credentials: {},
  servers: {},
  application: undefined,
  requested: undefined,
  confirmed: [],
  isOpen: false,
}
export const emptyDraft: Draft = { texts: {}, files: {} }
export const emptyEntry: CredentialEntry = { texts: {} }
export const firstServer: ServerChoice = { chosen: 0, other: '', variables: {} }

/**
 * Values entered to try the operations of one description. They live in the memory of the page and nowhere else, for
 * as long as the description is open, and no other description gets to see it.
 */
export class TryItSession {
  readonly #entries = createStore(nothing)
  readonly subscribe = this.#entries.subscribe
  readonly entries = this.#entries.get

  changeDraft(operation: string, change: Partial<Draft>): void {
    const before = this.entries().drafts[operation] ?? emptyDraft
    this.#set({ drafts: { ...this.entries().drafts, [operation]: { ...before, ...change } } })
  }

  changeCredential(scheme: string, change: Partial<CredentialEntry>): void {
    const before = this.entries().credentials[scheme] ?? emptyEntry
    this.#set({ credentials: { ...this.entries().credentials, [scheme]: { ...before, ...change } } })
  }

  changeServer(servers: string, change: Partial<ServerChoice>): void {
    const before = this.entries().servers[servers] ?? firstServer
    this.#set({ servers: { ...this.entries().servers, [servers]: { ...before, ...change } } })
  }

  chooseApplication(application: string): void {
    const { requested } = this.entries()
    this.#set({ application, requested: requested === application ? requested : undefined })
  }

  confirm(origin: string): void {
    this.#set({ confirmed: [...this.entries().confirmed, origin] })
  }

  /** Opens Try it for an application, whatever was entered before. */
  openFor(application: string): void {
    this.#set({ credentials: {}, application: undefined, requested: application, isOpen: true })
  }

  /** Nothing is awaited any more before a request may be sent. */
  filled(): void {
    if (this.entries().requested !== undefined) this.#set({ requested: undefined })
  }

  open(isOpen: boolean): void {
    this.#set({ isOpen })
  }

  clear(): void {
    this.#set(nothing)
  }

  #set(change: Partial<Entries>): void {
    this.#entries.set({ ...this.entries(), ...change })
  }
}

const sessions = new WeakMap<LazyDescription, TryItSession>()

function sessionOf(description: LazyDescription): TryItSession {
  const session = sessions.get(description) ?? new TryItSession()
  sessions.set(description, session)
  return session
}

/** The entries for an open description; cleared when the signed-in user changes or signs out. */
export function useTryItSession(description: LazyDescription): { session: TryItSession; entries: Entries } {
  const { bus } = usePortal()
  const session = sessionOf(description)
  useEffect(() => {
    const clear = () => session.clear()
    bus.on('session-change', clear)
    return () => bus.off('session-change', clear)
  }, [bus, session])
  const entries = useSyncExternalStore(session.subscribe, session.entries, session.entries)
  useUnsavedEdits(Object.keys(entries.drafts).length > 0)
  return { session, entries }
}

/** Operations with the same servers share what is chosen among them. */
export const serversKey = (servers: readonly { readonly url: string }[]): string =>
  servers.map(({ url }) => url).join(' ')

export const serverChoice = (entries: Entries, key: string): ServerChoice =>
  entries.servers[key] ?? firstServer
