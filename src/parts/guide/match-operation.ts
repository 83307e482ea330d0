import type { OperationSummary, Outline } from '../../reference'
import { filledAddress } from '../../reference/request/server-address'

/** Returns the operation of a description that a request goes to, by its method and address. */
export function matchOperation(outline: Outline, method: string, url: string): OperationSummary | undefined {
  const [address = ''] = url.split(/[?#]/, 1)
  const paths = outline.servers
    .map((server) => filledAddress(server, {}, document.baseURI))
    .filter((base) => address.startsWith(`${base}/`))
    .map((base) => address.slice(base.length))
  const operations = outline.tags.flatMap((tag) => tag.operations)
  const fitting = operations.filter(
    (one) => one.method === method && paths.some((path) => isOfTemplate(one.path, path)),
  )
  // One that is written out goes before one with placeholders.
  return fitting.toSorted((one, other) => placeholdersIn(one.path) - placeholdersIn(other.path))[0]
}

const placeholdersIn = (path: string): number => path.split('{').length

function isOfTemplate(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => (segment.includes('{') ? given[index] !== '' : segment === given[index]))
  )
}
