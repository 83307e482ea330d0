import type { ReferencePage } from './operation-address'
import type { Outline } from './protocol/outline'

type OperationOfPage = Extract<ReferencePage, { readonly kind: 'operation' }>

/** The operations before and after one, in the order of the navigation. */
export interface Neighbors {
  readonly previous?: OperationOfPage
  readonly next?: OperationOfPage
}

const orders = new WeakMap<Outline, readonly OperationOfPage[]>()

function inOrder(outline: Outline): readonly OperationOfPage[] {
  const known = orders.get(outline)
  if (known) return known
  const all: OperationOfPage[] = [
    ...outline.tags.flatMap(({ name, operations }) =>
      operations.map((operation) => ({ kind: 'operation' as const, tag: name, operation })),
    ),
    ...outline.webhooks.map((operation) => ({ kind: 'operation' as const, tag: '', operation })),
  ]
  orders.set(outline, all)
  return all
}

/** Returns the neighbors of an operation. One that has several tags has others in each of them. */
export function neighborsOf(outline: Outline, { tag, operation }: OperationOfPage): Neighbors {
  const all = inOrder(outline)
  const position = all.findIndex((one) => one.tag === tag && one.operation.id === operation.id)
  return position < 0 ? {} : { previous: all[position - 1], next: all[position + 1] }
}
