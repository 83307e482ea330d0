import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '../../lib/is-record'
import { drafts } from '../page-storage'
import { usePortal } from '../screen-contexts'
import type { Session } from '../session'

export interface Draft<V extends object> {
  readonly values: V
  /** From which they were edited. */
  readonly initial: V
}

interface DraftForm<V extends object> {
  /** No secret is among them. */
  readonly values: V
  readonly isEdited: boolean
  set(values: Partial<V>): void
}

/**
 * Keeps the texts and choices of a form when the session is lost, for the same developer in this tab, and gives them back once.
 *
 * @param name - Tells forms apart, with the ID of what is changed.
 * @param restore - Default: sets the values.
 */
export function useDraft<V extends object>(
  name: string,
  form: DraftForm<V>,
  initial: V,
  restore = (draft: Draft<V>) => form.set(draft.values),
): void {
  const { session, config } = usePortal()
  const comeBack = useEffectEvent((owner: string) => {
    const draft = takeDraft(owner, name)
    if (isDraftOf(initial, draft)) restore(draft)
  })
  const keep = useEffectEvent((owner: string) => {
    if (form.isEdited) keepDraft(owner, name, { values: form.values, initial })
  })
  useEffect(() => {
    const ownerNow = () => ownerIn(session.current, config.apiBaseUrl)
    let owner = ownerNow()
    if (owner) comeBack(owner)
    return session.subscribe(() => {
      owner = ownerNow() ?? owner
      if (session.current.viewer) {
        // The form has stayed, with its values.
        if (owner) takeDraft(owner, name)
      } else if (owner && session.hasExpired) keep(owner)
    })
  }, [session, config, name])
}

function ownerIn(session: Session, apiBaseUrl: string): string | undefined {
  const viewer = session.status === 'unknown' ? session.stored : session.viewer
  return viewer && `${viewer.id} ${apiBaseUrl}`
}

type Drafts = Readonly<Record<string, unknown>>

/** Of another developer, or of another portal, nothing is given out. */
function readDrafts(owner: string): Drafts {
  try {
    const stored: unknown = JSON.parse(drafts.read() ?? '')
    return isRecord(stored) && stored.owner === owner && isRecord(stored.forms) ? stored.forms : {}
  } catch {
    return {}
  }
}

function keepDraft(owner: string, name: string, draft: Draft<object>): void {
  drafts.write(JSON.stringify({ owner, forms: { ...readDrafts(owner), [name]: draft } }))
}

/** Returns a draft, which is forgotten thereby, as are all of others. */
function takeDraft(owner: string, name: string): unknown {
  const { [name]: draft, ...forms } = readDrafts(owner)
  if (Object.keys(forms).length > 0) drafts.write(JSON.stringify({ owner, forms }))
  else drafts.remove()
  return draft
}

/** The storage may have been tampered with. */
function isDraftOf<V extends object>(initial: V, draft: unknown): draft is Draft<V> {
  return isRecord(draft) && [draft.values, draft.initial].every((values) => isLike(initial, values))
}

const isLike = (initial: object, values: unknown): boolean =>
  isRecord(values) &&
  Object.entries(initial).every(([name, value]) => {
    const found = values[name]
    if (typeof value === 'string') return typeof found === 'string'
    return Array.isArray(found) && found.every((one) => typeof one === 'string')
  })
