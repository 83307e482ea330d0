import { readFileSync } from 'node:fs'
// Several times as fast as the parser of imported content, which keeps positions.
import { load } from 'js-yaml'

/** The contract lies beside the sources and beside the bundle, one folder up. */
const candidates = ['../portal-api.yaml', '../../portal-api.yaml']
/** Beside the bundle: the same, parsed by the build, which spares every start a fifth of its time. */
const parsedFile = './portal-api.json'

export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

let text: string | undefined
let parsed: ContractDocument | undefined

/** The wire contract as written. */
export function contractText(): string {
  text ??= candidates.map(readIfThere).find((content) => content !== undefined)
  if (text === undefined) throw new Error('portal-api.yaml is missing from the installation.')
  return text
}

/** The wire contract, parsed once per process. */
export function contractDocument(): ContractDocument {
  parsed ??= readContract()
  return parsed
}

function readContract(): ContractDocument {
  const json = readIfThere(parsedFile)
  return (json === undefined ? load(contractText()) : JSON.parse(json)) as ContractDocument
}

function readIfThere(relative: string): string | undefined {
  try {
    return readFileSync(new URL(relative, import.meta.url), 'utf8')
  } catch {
    return undefined
  }
}
