import ts from 'typescript'

/** One documented entry of a contract: a property, an event, a slot … */
export interface Entry {
  readonly name: string
  readonly description: string
  /** Of `number(12)`: the call. Undefined for what is no call. */
  readonly call?: Call
}

export interface Call {
  readonly callee: string
  readonly args: readonly unknown[]
  /** Source text of the first type argument, on one line. */
  readonly typeArgument: string | undefined
}

export interface Contract {
  readonly tag: string
  readonly description: string
  /** Block size that is kept free until the tag appears, in rem. */
  readonly reserve: number | undefined
  readonly sections: Readonly<Record<string, readonly Entry[]>>
}

const fail = (node: ts.Node, problem: string): never => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  throw new Error(`${file.fileName}:${line + 1}: ${problem}`)
}

const parse = (path: string, source: string) =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)

function descriptionOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const text = comments.map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '').join(' ')
  return text.replace(/\s+/g, ' ').trim()
}

function valueOf(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  if (ts.isIdentifier(node) && node.text === 'undefined') return undefined
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf)
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      propertiesOf(node).map(([name, property]) => [name, valueOf(property.initializer)]),
    )
  }
  return fail(node, 'A contract is read without being run, so its values are written out as literals.')
}

function propertiesOf(node: ts.ObjectLiteralExpression): [name: string, property: ts.PropertyAssignment][] {
  return node.properties.map((property) => {
    if (!ts.isPropertyAssignment(property))
      return fail(property, 'A contract consists of plain "name: value" entries.')
    const { name } = property
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name))
      return fail(name, 'The name must be written out.')
    return [name.text, property]
  })
}

function callOf(node: ts.Expression): Call | undefined {
  if (!ts.isCallExpression(node)) return undefined
  return {
    callee: node.expression.getText(),
    args: node.arguments.map(valueOf),
    typeArgument: node.typeArguments?.[0] && onOneLine(node.typeArguments[0]),
  }
}

/** A line end parts members of a type as a semicolon does. */
const onOneLine = (type: ts.TypeNode): string =>
  type
    .getText()
    .replace(/([^\s{;,|&])[ \t]*\n\s*(?=[\w'"])/g, '$1; ')
    .replace(/\s+/g, ' ')

/** Source texts of the types that a file exports by name, so that a declaration may use one and embedders read it written out. */
export function readTypes(path: string, source: string): ReadonlyMap<string, string> {
  const aliases = parse(path, source).statements.filter(ts.isTypeAliasDeclaration)
  return new Map(aliases.map(({ name, type }) => [name.text, onOneLine(type)]))
}

function entriesOf(node: ts.Expression): readonly Entry[] {
  if (!ts.isObjectLiteralExpression(node)) return fail(node, 'Expected an object written out in place.')
  return propertiesOf(node).map(([name, property]) => {
    const description = descriptionOf(property)
    if (!description) return fail(property, `"${name}" has no sentence that says what it is for.`)
    return { name, description, call: callOf(property.initializer) }
  })
}

function writtenOut(entry: Entry, types: ReadonlyMap<string, string>): Entry {
  const { call } = entry
  const type = types.get(call?.typeArgument ?? '')
  return call && type ? { ...entry, call: { ...call, typeArgument: type } } : entry
}

function* constantsOf(file: ts.SourceFile): Generator<ts.VariableDeclaration> {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const declaration of statement.declarationList.declarations) yield declaration
  }
}

/** Entries of an exported object, such as the properties that every tag has. */
export function readEntries(path: string, source: string, name: string): readonly Entry[] {
  for (const declaration of constantsOf(parse(path, source))) {
    if (declaration.name.getText() === name && declaration.initializer)
      return entriesOf(declaration.initializer)
  }
  throw new Error(`${path}: there is no "${name}".`)
}

const makers = ['screenElement', 'plainElement']
const sections = ['props', 'events', 'slots', 'parts', 'tokens']

/**
 * The contract that an element file exports. It is read from the source, since its sentences are comments.
 *
 * @param types - Written out where a declaration names one; see `readTypes`.
 * @throws with file and line when the contract is not written out in literals or lacks a sentence.
 */
export function readContract(
  path: string,
  source: string,
  types: ReadonlyMap<string, string> = new Map(),
): Contract {
  for (const statement of parse(path, source).statements) {
    if (!ts.isExportAssignment(statement) || !ts.isCallExpression(statement.expression)) continue
    const initializer = statement.expression
    const [contract] = initializer.arguments
    if (!makers.includes(initializer.expression.getText()) || !contract) continue
    if (!ts.isObjectLiteralExpression(contract))
      return fail(contract, 'Expected the contract written out in place.')
    const properties = new Map(propertiesOf(contract))
    const tag = properties.get('tag')
    const reserve = properties.get('reserve')
    const description = descriptionOf(statement)
    if (!tag) return fail(contract, 'The contract has no tag.')
    if (!description) return fail(statement, 'The element has no sentence that says what it is for.')
    return {
      tag: String(valueOf(tag.initializer)),
      description,
      reserve: reserve && Number(valueOf(reserve.initializer)),
      sections: Object.fromEntries(
        sections.map((name) => {
          const section = properties.get(name)
          return [
            name,
            section ? entriesOf(section.initializer).map((entry) => writtenOut(entry, types)) : [],
          ]
        }),
      ),
    }
  }
  throw new Error(`${path}: it exports no element.`)
}
