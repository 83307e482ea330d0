import { useMemo, useSyncExternalStore } from 'react'
import { isRecord } from '../../lib/is-record'
import { usePortal } from '../screen-contexts'
import { useSession } from './hooks'
import { storedChoice } from './stored-choice'

/** Documents that are remembered; the one that was changed longest ago is forgotten first. */
const MOST_DOCUMENTS = 100
const MOST_STEPS = 100

type Done = Readonly<Record<string, readonly string[]>>

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function readDone(stored: string | null): Done {
  try {
    const value: unknown = JSON.parse(stored ?? '')
    if (!isRecord(value)) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, readonly string[]] => isTexts(entry[1])),
    )
  } catch {
    return {}
  }
}

/**
 * The steps of a document that the reader has done, in this browser, for each account its own. They are kept by name.
 *
 * @param document - Tells documents of a portal apart.
 */
export function useDoneSteps(
  document: string,
): [done: ReadonlySet<string>, setDone: (step: string, isDone: boolean) => void] {
  const { config } = usePortal()
  const { viewer } = useSession()
  const { current, choose, subscribe } = storedChoice('guide-steps')
  // Pages come rendered without what only the browser knows.
  const stored = useSyncExternalStore(subscribe, current, () => null)
  const key = `${viewer?.id ?? ''} ${config.apiBaseUrl} ${document}`
  const done = useMemo(() => new Set(readDone(stored)[key]), [stored, key])
  function setDone(step: string, isDone: boolean) {
    const { [key]: before = [], ...others } = readDone(current())
    const steps = [...before.filter((one) => one !== step), ...(isDone ? [step] : [])].slice(-MOST_STEPS)
    const documents = Object.entries(others).slice(-(MOST_DOCUMENTS - 1))
    choose(JSON.stringify(Object.fromEntries([...documents, [key, steps]])))
  }
  return [done, setDone]
}
