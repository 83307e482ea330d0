import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { isRecord } from '../../lib/is-record'
import { useEntryState } from '../../state'

/** Alternatives that the reader has chosen: by the media type or model that they are in, then by the list, the pointer of one. */
type Chosen = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Branches {
  readonly chosen: Chosen
  choose(root: string, list: string, pointer: string): void
}

const BranchContext = createContext<Branches>({ chosen: {}, choose: () => undefined })
const RootContext = createContext('')

const isChoice = (value: unknown): value is Chosen[string] =>
  isRecord(value) && Object.values(value).every((pointer) => typeof pointer === 'string')

const readChosen = (stored: unknown): Chosen =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).filter((one): one is [string, Chosen[string]] =>
      isChoice(one[1]),
    ),
  )

/** Schemas and samples inside of it share the chosen alternatives. */
export function BranchProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useEntryState('branches', readChosen)
  const branches = useMemo(
    () => ({
      chosen,
      choose: (root: string, list: string, pointer: string) =>
        setChosen({ ...chosen, [root]: { ...chosen[root], [list]: pointer } }),
    }),
    [chosen, setChosen],
  )
  return <BranchContext value={branches}>{children}</BranchContext>
}

/** Says of which media type or model the schemas inside are. @param pointer - As `sample()` takes it. */
export function BranchRoot({ pointer, children }: { pointer: string; children: ReactNode }) {
  return <RootContext value={pointer}>{children}</RootContext>
}

/** Which of some alternatives is chosen, by its pointer; the first by default. */
export function useBranch(pointers: readonly string[]): [string | undefined, (pointer: string) => void] {
  const { chosen, choose } = useContext(BranchContext)
  const root = useContext(RootContext)
  const [list = ''] = pointers
  return [chosen[root]?.[list] ?? pointers[0], (pointer) => choose(root, list, pointer)]
}

const NONE: readonly string[] = []

/** Pointers of the alternatives that are chosen in a media type or model. */
export function useChoices(root: string | undefined): readonly string[] {
  const { chosen } = useContext(BranchContext)
  const own = root === undefined ? undefined : chosen[root]
  return useMemo(() => (own ? Object.values(own) : NONE), [own])
}
