import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { npmFiles } from '../../test/support/npm-files'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const SMALL_OPERATIONS = 17

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
}

type Paths = Record<string, Record<string, Operation>>

interface Document {
  readonly info: { readonly title: string; readonly description: string }
  readonly paths: Paths
}

/** A description to be shown, and by which words one sees that it is. */
export interface Subject {
  readonly label: string
  /** So large that the targets of the bench are about it. */
  readonly isLarge: boolean
  readonly json: string
  /** Of the landing page. */
  readonly landingText: string
  readonly operation: {
    readonly id: string
    readonly tag: string
    readonly method: string
    readonly path: string
    readonly summary: string
    /** Of its description, and of no other operation's. */
    readonly text: string
  }
}

/** The longest run of plain words in Markdown: links, code and line ends are shown in ways of their own. */
function plainText(markdown: string): string {
  const runs = markdown.split(/[^\p{L}\p{N} ,]+/u).map((run) => run.trim())
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '').slice(0, 60)
}

const operationsOf = (paths: Paths) =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      path,
      method,
      value: item[method] as Operation,
    })),
  )

function subject(label: string, document: Document, isLarge: boolean): Subject {
  const all = operationsOf(document.paths)
  const descriptions = all.map(({ value }) => value.description ?? '')
  const isClear = ({ value: { operationId, description = '' } }: (typeof all)[number]) => {
    const text = plainText(description)
    const isOnly = descriptions.filter((other) => other.includes(text)).length === 1
    return text.length > 30 && isOnly && Boolean(operationId)
  }
  const chosen = all.slice(Math.floor(all.length / 2)).find(isClear)
  if (!chosen) throw new Error(`${label}: no operation has words of its own.`)
  const { path, method, value } = chosen
  return {
    label: `${label}, ${all.length} operations`,
    isLarge,
    json: JSON.stringify(document),
    landingText: plainText(document.info.description),
    operation: {
      id: value.operationId,
      tag: value.tags[0] ?? '',
      method,
      path,
      summary: value.summary,
      text: plainText(value.description),
    },
  }
}

/** The first operations of the demo's shop. */
function small(): Subject {
  const file = 'demo/content/chandlery-orders/versions/v2/openapi.yaml'
  const document = parse(readFileSync(file, 'utf8')) as Document
  const paths: Paths = {}
  for (const { path, method, value } of operationsOf(document.paths).slice(0, SMALL_OPERATIONS)) {
    const { parameters } = document.paths[path] as Partial<Record<string, Operation>>
    paths[path] = { ...(parameters && { parameters }), ...paths[path], [method]: value }
  }
  return subject('small', { ...document, paths }, false)
}

async function large(): Promise<Subject> {
  const name = '@octokit/openapi'
  const file = 'generated/api.github.com.json'
  const folder = await npmFiles('corpus', { name, version: '23.0.2', files: [file] })
  return subject('GitHub', JSON.parse(readFileSync(join(folder, file), 'utf8')) as Document, true)
}

export const subjects = async (): Promise<Subject[]> => [small(), await large()]
