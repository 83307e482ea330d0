import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store'
import { type Portal, usePortal } from '../../state'
import type { CodeBlockNode } from '../document/nodes'
import type { Guide } from './guide'

export type CapturedValue = string | number | boolean

interface Progress {
  /** Values of responses, by name. */
  readonly values: Readonly<Record<string, CapturedValue>>
  /** Requests whose expectation was met. */
  readonly met: ReadonlySet<CodeBlockNode>
  /** Origins that are no servers of the product, to which the reader has agreed. */
  readonly confirmed: readonly string[]
  /** Label of the tab that was chosen last. */
  readonly tab?: string
}

const nothing: Progress = { values: {}, met: new Set(), confirmed: [] }

/** What has happened in a guide since the page was loaded. It lives in the memory of the page: responses may be private. */
class GuideSession {
  readonly #progress = createStore(nothing)
  readonly subscribe = this.#progress.subscribe
  readonly progress = this.#progress.get

  keep(values: Progress['values']): void {
    this.#set({ values: { ...this.progress().values, ...values } })
  }

  meet(request: CodeBlockNode, isMet: boolean): void {
    const met = new Set(this.progress().met)
    if (isMet) met.add(request)
    else met.delete(request)
    this.#set({ met })
  }

  confirm(origin: string): void {
    this.#set({ confirmed: [...this.progress().confirmed, origin] })
  }

  chooseTab(tab: string): void {
    this.#set({ tab })
  }

  clear(): void {
    this.#progress.set(nothing)
  }

  #set(change: Partial<Progress>): void {
    this.#progress.set({ ...this.progress(), ...change })
  }
}

const sessions = new WeakMap<Portal, Map<string, GuideSession>>()

function sessionOf(portal: Portal, { product, version, slug }: Guide): GuideSession {
  const ofPortal = sessions.get(portal) ?? new Map<string, GuideSession>()
  sessions.set(portal, ofPortal)
  const key = `${product.id} ${version?.id} ${slug}`
  const session = ofPortal.get(key) ?? new GuideSession()
  ofPortal.set(key, session)
  return session
}

/** What has happened in a guide; cleared when the signed-in user changes or signs out. */
export function useGuideSession(guide: Guide): { session: GuideSession; progress: Progress } {
  const portal = usePortal()
  const { bus } = portal
  const session = sessionOf(portal, guide)
  useEffect(() => {
    const clear = () => session.clear()
    bus.on('session-change', clear)
    return () => bus.off('session-change', clear)
  }, [bus, session])
  return { session, progress: useSyncExternalStore(session.subscribe, session.progress, session.progress) }
}
