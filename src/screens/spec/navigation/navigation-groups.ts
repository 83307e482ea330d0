import type { OperationSummary, Outline, SearchHit, Tag } from '../../../reference'
import type { Translate } from '../../../i18n'
import type { ReferencePage } from '../../../reference/operation-address'

export interface NavigationEntry {
  readonly page: ReferencePage
  readonly title: string
  readonly operation?: OperationSummary
  readonly deprecated: boolean
}

/** Returns the entry of what the worker found. */
export function entryOfHit(hit: SearchHit): NavigationEntry {
  if (hit.kind === 'model')
    return { page: { kind: 'model', name: hit.name }, title: hit.name, deprecated: false }
  const { tag, operation } = hit
  return {
    page: { kind: 'operation', tag, operation },
    title: operation.title,
    operation,
    deprecated: operation.deprecated,
  }
}

export interface NavigationGroup {
  readonly key: string
  readonly title: string
  /** Tags that this one belongs under. */
  readonly depth: number
  readonly entries: readonly NavigationEntry[]
  /** The page about the group, if the description has a text for it. */
  readonly about?: NavigationEntry
  /** The same entries a few at a time, where they are too many to be rendered together. */
  readonly parts?: readonly NavigationGroup[]
}

/** With more operations than these one looks for a group first. */
const MOST_OPEN = 40

/** Of more entries, or groups, than these a window shows only a small part, and to render them would hold it up. */
const MOST_TOGETHER = 250

const known = new WeakMap<Outline, Map<unknown, readonly NavigationGroup[]>>()

/** Tags, webhooks and models as groups of links; `areOpen` where there is little enough to show it all at once. */
export function groupsOf(outline: Outline, t: Translate<'reference'>) {
  const byLanguage = known.get(outline) ?? new Map<unknown, readonly NavigationGroup[]>()
  known.set(outline, byLanguage)
  const groups = byLanguage.get(t) ?? makeGroups(outline, t)
  byLanguage.set(t, groups)
  return { groups, areOpen: outline.operationCount <= MOST_OPEN }
}

function makeGroups(outline: Outline, t: Translate<'reference'>): readonly NavigationGroup[] {
  const parents = new Map(outline.tags.map((tag) => [tag.name, tag.parent]))
  const depthOf = (name: string) => {
    let depth = 0
    // A circle of parents would never end.
    for (let parent = parents.get(name); parent !== undefined && depth < 3; parent = parents.get(parent)) {
      if (parents.has(parent)) depth += 1
    }
    return depth
  }
  const entry = (tag: string, operation: OperationSummary): NavigationEntry => ({
    page: { kind: 'operation', tag, operation },
    title: operation.title,
    operation,
    deprecated: operation.deprecated,
  })
  const tags = outline.tags.map((tag): NavigationGroup => {
    const { name, title, operations } = tag
    return {
      key: `tag ${name}`,
      title: title || t('otherOperations'),
      depth: depthOf(name),
      entries: operations.map((operation) => entry(name, operation)),
      about: isDescribed(tag)
        ? {
            page: { kind: 'group', tag: name },
            title: t('aboutGroup', { group: title }),
            deprecated: false,
          }
        : undefined,
    }
  })
  const webhooks = outline.webhooks.map((operation) => entry('', operation))
  const models = outline.models.map(({ name, deprecated }) => ({
    page: { kind: 'model', name } as const,
    title: name,
    deprecated,
  }))
  const all: NavigationGroup[] = [
    ...tags,
    { key: 'webhooks', title: t('webhooks'), depth: 0, entries: webhooks },
    { key: 'models', title: t('models'), depth: 0, entries: models },
  ]
  const filled = all.filter(({ entries }) => entries.length > 0).map(withParts)
  if (filled.length <= MOST_TOGETHER) return filled
  return inRuns(filled).map((run) => ({
    key: `from ${run[0]?.key}`,
    title: `${run[0]?.title} …`,
    depth: 0,
    entries: run.flatMap(({ entries }) => entries),
    parts: run.map((group) => ({ ...group, depth: group.depth + 1 })),
  }))
}

function withParts(group: NavigationGroup): NavigationGroup {
  const { key, depth, entries } = group
  if (entries.length <= MOST_TOGETHER) return group
  const parts = inRuns(entries).map((run, index) => ({
    key: `${key} ${index}`,
    title: `${run[0]?.title} …`,
    depth: depth + 1,
    entries: run,
  }))
  return { ...group, parts }
}

/** Operations without a tag are no group that a description speaks of. */
const isDescribed = ({ name, description, externalDocs }: Tag): boolean =>
  name !== '' && (description ?? externalDocs) !== undefined

const inRuns = <T>(list: readonly T[]): (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / MOST_TOGETHER) }, (_, index) =>
    list.slice(index * MOST_TOGETHER, (index + 1) * MOST_TOGETHER),
  )
