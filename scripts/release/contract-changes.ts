import type { Described, DescribedAttribute, DescribedTag, DescribedTags } from '../manifest/described-tags'

export interface ContractChange {
  /** Breaking: a page that works with the version before may not work with this one. */
  readonly isBreaking: boolean
  readonly text: string
}

const breaking = (text: string): ContractChange => ({ isBreaking: true, text })
const addition = (text: string): ContractChange => ({ isBreaking: false, text })

interface Named {
  readonly name: string
}

function compareNames<T extends Named>(
  where: string,
  before: readonly T[],
  after: readonly T[],
  compare: (where: string, before: T, after: T) => ContractChange[],
): ContractChange[] {
  const now = new Map(after.map((entry) => [entry.name, entry]))
  const known = new Set(before.map(({ name }) => name))
  const kept = before.flatMap((entry) => {
    const other = now.get(entry.name)
    const named = `${where} "${entry.name}"`
    return other ? compare(named, entry, other) : [breaking(`${named} was removed.`)]
  })
  const added = after.filter(({ name }) => !known.has(name))
  return [...kept, ...added.map(({ name }) => addition(`${where} "${name}" was added.`))]
}

/** The strings of a union, or undefined if it is another type. */
function choicesOf(type: string): string[] | undefined {
  const parts = type.split(' | ')
  return parts.every((part) => /^'[^']*'$/.test(part)) ? parts : undefined
}

function compareTypes(where: string, before: string, after: string): ContractChange[] {
  if (before === after) return []
  const [had, has] = [choicesOf(before), choicesOf(after)]
  const isWider = had && has && had.every((choice) => has.includes(choice))
  const text = `${where} changed from ${before} to ${after}.`
  return [isWider ? addition(text) : breaking(text)]
}

function compareValues(
  where: string,
  before: DescribedAttribute,
  after: DescribedAttribute,
): ContractChange[] {
  const isSame = before.default === after.default
  const text = `The default of ${where} changed from ${before.default ?? 'none'} to ${after.default ?? 'none'}.`
  return [...compareTypes(where, before.type, after.type), ...(isSame ? [] : [breaking(text)])]
}

function compareMembers(where: string, before: Described, after: Described): ContractChange[] {
  const withoutAttribute = ({ properties }: Described) =>
    properties.filter(({ hasAttribute }) => !hasAttribute)
  return [
    ...compareNames(`${where} attribute`, before.attributes, after.attributes, compareValues),
    ...compareNames(`${where} property`, withoutAttribute(before), withoutAttribute(after), compareValues),
    ...compareNames(`${where} event`, before.events, after.events, (named, one, other) =>
      // A listener reads the detail, so that any other type may break it.
      one.type === other.type ? [] : [breaking(`${named} changed from ${one.type} to ${other.type}.`)],
    ),
  ]
}

function compareTags(before: DescribedTag, after: DescribedTag): ContractChange[] {
  const where = `<${before.tag}>`
  return [
    ...compareMembers(where, before, after),
    ...compareNames(`${where} slot`, before.slots, after.slots, () => []),
  ]
}

/** Returns what differs between the contracts of two versions. Descriptions are no part of it. */
export function contractChanges(before: DescribedTags, after: DescribedTags): ContractChange[] {
  const now = new Map(after.tags.map((tag) => [tag.tag, tag]))
  const known = new Set(before.tags.map(({ tag }) => tag))
  return [
    ...compareMembers('Every tag:', before.common, after.common),
    ...before.tags.flatMap((tag) => {
      const other = now.get(tag.tag)
      return other ? compareTags(tag, other) : [breaking(`<${tag.tag}> was removed.`)]
    }),
    ...after.tags.filter(({ tag }) => !known.has(tag)).map(({ tag }) => addition(`<${tag}> was added.`)),
  ]
}
