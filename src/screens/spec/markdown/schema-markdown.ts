import type { Translate } from '../../../i18n'
import type {
  EnumValue,
  Example,
  Json,
  Pointer,
  SampleRequest,
  SchemaChild,
  SchemaNode,
} from '../../../reference'
import { constraintTexts } from '../schema/constraint-texts'
import { type Direction, isHiddenIn, isMember } from '../../../parts/api-reference/schema-children'
import { innermost, modelInType, typeText } from '../schema/type-text'
import { unresolvedText } from '../schema/unresolved-text'
import { authored, code, indented, plain } from './writing'

/** What is read of a description while a text is written. */
export interface SchemaSource {
  schema(pointer: Pointer): SchemaNode | Promise<SchemaNode>
  sample(request: SampleRequest): Example | null | Promise<Example | null>
}

/** Rows of all schemas of a text. */
const mostRows = 1_200
const deepest = 10
const mostValues = 100
const longestValue = 200

/** Stands for what is left out of a text that would be too long. */
export const leftOut = '…'

/**
 * Writes the schemas of one text. A model is written where a body is one, else once at the end, so that models that refer to each other
 * come to an end.
 */
export class SchemaWriter {
  #rows = 0
  /** Pointers of the models that have been written. */
  readonly #written = new Set<Pointer>()
  readonly #named = new Map<Pointer, string>()

  constructor(
    readonly source: SchemaSource,
    readonly t: Translate<'reference'>,
  ) {}

  /** A type in words, with the model that it is called by. */
  type(node: SchemaNode): string {
    const model = modelInType(node)
    if (model && hasInside(node)) this.#named.set(model.pointer, model.name)
    const mark = '\u0000'
    const [before = '', ...after] = typeText(node, this.t, mark).split(mark)
    const words =
      model && after.length > 0 ? [before, ...after].map(plain).join(` ${code(model.name)} `) : plain(before)
    return model && !node.items ? `${words} · ${code(model.name)}` : words.trim()
  }

  /** What a value may be, beside its type. */
  facts(node: SchemaNode): string[] {
    const { t } = this
    const pattern = node.constraints.find(({ keyword }) => keyword === 'pattern')
    const encoded = [node.contentMediaType, node.contentEncoding].filter(Boolean).join(', ')
    const examples = node.examples
      .slice(0, 3)
      .map(written)
      .filter(({ length }) => length <= longestValue)
    const values = node.enum?.slice(0, mostValues) ?? []
    const rest = (node.enum?.length ?? 0) > mostValues ? [leftOut] : []
    return [
      ...constraintTexts(node.constraints, t).map(plain),
      ...(pattern ? [`${t('pattern')} ${code(String(pattern.value))}`] : []),
      ...(encoded ? [`${t('contains')} ${code(encoded)}`] : []),
      ...(node.const === undefined ? [] : [`${t('always')} ${code(written(node.const))}`]),
      ...(node.default === undefined ? [] : [`${t('defaultValue')} ${code(written(node.default))}`]),
      ...examples.map((example) => `${t('exampleValue')} ${code(example)}`),
      ...(values.length > 0
        ? [`${t('allowedValues')}: ${[...values.map(valueText), ...rest].join(', ')}`]
        : []),
      ...(node.unresolved ? [plain(unresolvedText(node.unresolved, t))] : []),
      // Of a list: what its items may be.
      ...(node.items && !isApart(node.items) ? this.facts(node.items) : []),
    ]
  }

  /** The inside of a body, as a list. Empty for a model that has been written before. */
  async body(node: SchemaNode, direction: Direction): Promise<string> {
    const model = modelInType(node)
    if (model && this.#written.has(model.pointer)) return ''
    const inner = innermost(node)
    const { list, isWhole } = await this.#inside(inner, direction, 0)
    if (model && isWhole) this.#written.add(model.pointer)
    return list
  }

  /** Returns the models that were named and not written, each with its text, and with those that these name. */
  async models(): Promise<{ name: string; text: string }[]> {
    const models: { name: string; text: string }[] = []
    for (const [pointer, name] of this.#named) {
      if (this.#written.has(pointer)) continue
      if (this.#rows >= mostRows) {
        models.push({ name: leftOut, text: '' })
        break
      }
      this.#written.add(pointer)
      const node = await this.source.schema(pointer)
      const { list } = await this.#inside(node, undefined, 0)
      const about = node.description ? [authored(node.description, 'list')] : []
      const facts = this.facts(node)
      const type = list === '' ? [this.type({ ...node, model: undefined })] : []
      models.push({
        name,
        text: [...about, [...type, ...facts].join(' · '), list].filter(Boolean).join('\n\n'),
      })
    }
    return models
  }

  async #inside(
    node: SchemaNode,
    direction: Direction | undefined,
    depth: number,
  ): Promise<{ list: string; isWhole: boolean }> {
    if (!node.hasChildren) return { list: '', isWhole: true }
    const all = node.children ?? (await this.source.schema(node.pointer)).children ?? []
    const children = all.filter((child) => !isHiddenIn(child, direction))
    const alternatives = (role: 'oneOf' | 'anyOf') => children.filter((child) => child.role === role)
    const rows: string[] = []
    let isWhole = children.length === all.length
    const add = async (child: SchemaChild) => {
      if (this.#rows >= mostRows || depth > deepest) {
        if (rows.at(-1) !== `- ${leftOut}`) rows.push(`- ${leftOut}`)
        isWhole = false
        return
      }
      this.#rows += 1
      rows.push(await this.#row(child, direction, depth))
    }
    for (const child of children.filter(isMember)) await add(child)
    for (const role of ['oneOf', 'anyOf'] as const) {
      const choices = alternatives(role)
      if (choices.length === 0) continue
      rows.push(`- ${this.t(role)}:`)
      const before = rows.length
      for (const child of choices) await add(child)
      for (let index = before; index < rows.length; index += 1) rows[index] = indented(rows[index] ?? '')
    }
    return { list: rows.join('\n'), isWhole }
  }

  async #row(child: SchemaChild, direction: Direction | undefined, depth: number): Promise<string> {
    const { t } = this
    const { node, role, name, required } = child
    const title = node.title && node.title !== node.model?.name ? plain(node.title) : ''
    const label = role === 'property' ? code(name ?? '') : roleLabel(child, t)
    const marks = [
      this.type(node),
      required && t('required'),
      node.readOnly && t('readOnly'),
      node.writeOnly && t('writeOnly'),
      node.deprecated && t('deprecated'),
    ].filter(Boolean)
    const head = [label || title, `(${marks.join(', ')})`].filter(Boolean).join(' ')
    if (isApart(node)) return itemOf(head, node.description, [])
    const { list } = await this.#inside(innermost(node), direction, depth + 1)
    return itemOf(head, node.description, this.facts(node), list)
  }
}

const hasInside = (node: SchemaNode): boolean => innermost(node).hasChildren

/** Whether what is inside of it is written among the models. */
const isApart = (node: SchemaNode): boolean => modelInType(node) !== undefined && hasInside(node)

function roleLabel({ role, name }: SchemaChild, t: Translate<'reference'>): string {
  if (role === 'oneOf' || role === 'anyOf') return ''
  return name === undefined ? t(role) : `${t(role)} ${code(name)}`
}

/** One item of a list: what it is, what the author says of it, and what belongs to it. */
export function itemOf(
  head: string,
  description: string | undefined,
  facts: readonly string[],
  list = '',
): string {
  const about = description ? authored(description, 'list') : ''
  const [first = '', ...rest] = about.split('\n')
  // A block such as a list or a table begins on a line of its own.
  const isSentence = /^\s*[^\s|>*+#\d`~<-]/.test(first) || /^`[^`]/.test(first)
  const lines = isSentence ? [`- ${head}: ${first}`, ...rest.map((line) => indented(line))] : [`- ${head}`]
  if (!isSentence && about) lines.push('', indented(about))
  if (facts.length > 0) {
    if (lines.length > 1) lines.push('')
    lines.push(indented(facts.join(' · ')))
  }
  if (list) lines.push(...(isSentence || !about ? [] : ['']), indented(list))
  return lines.join('\n')
}

const valueText = ({ value, description }: EnumValue): string =>
  description ? `${code(written(value))} (${plain(description)})` : code(written(value))

function written(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}${leftOut}` : text
}
