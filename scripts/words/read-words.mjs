import ts from 'typescript'

/** @typedef {import('./word-list.mjs').Kind} Kind */
/** @typedef {{ kind: Kind, text: string, line: number }} Stretch A piece of a file that is read as one. */

/**
 * Reads comments, documentation and strings of a file.
 *
 * @returns {Stretch[]}
 */
export function readWords(path, text) {
  if (/\.[cm]?tsx?$|\.[cm]?js$/.test(path)) return readCode(path, text)
  if (path.endsWith('.css')) return readStyles(text)
  if (/\.(md|ya?ml)$/.test(path)) return readLines(text)
  return []
}

/** Markdown and YAML by paragraphs, because a phrase may run over the end of a line. */
function readLines(text) {
  const stretches = []
  let line = 1
  for (const paragraph of text.split(/\n(?=[^\S\n]*[\n#]|\|)/)) {
    const leading = /^\s*/.exec(paragraph)[0].split('\n').length - 1
    stretches.push({ kind: 'docs', text: flatten(paragraph), line: line + leading })
    line += paragraph.split('\n').length
  }
  return stretches
}

function readStyles(text) {
  const lineAt = (index) => text.slice(0, index).split('\n').length
  return [...text.matchAll(/\/\*[^]*?\*\//g)].map((match) => ({
    kind: 'comment',
    text: flatten(match[0]),
    line: lineAt(match.index),
  }))
}

function readCode(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const lineAt = (index) => source.getLineAndCharacterOfPosition(index).line + 1
  const stretches = readComments(source, text, lineAt)
  const visit = (node) => {
    if (isString(node))
      stretches.push({ kind: 'text', text: flatten(node.text), line: lineAt(node.getStart()) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return stretches
}

const isString = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node)

/** Comments that follow each other line by line are one, because a phrase may run over the end of a line. */
function readComments(source, text, lineAt) {
  const ranges = new Map()
  const visit = (node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ])
      if (!ts.isJsxText(node)) ranges.set(range.pos, range)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  const comments = []
  let previousEnd = -2
  for (const { pos, end } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const content = flatten(text.slice(pos, end))
    const joins = content.startsWith('//') && lineAt(pos) === previousEnd + 1
    if (joins) comments[comments.length - 1].text += ` ${content.slice(2).trim()}`
    else comments.push({ kind: 'comment', text: content, line: lineAt(pos) })
    previousEnd = content.startsWith('//') ? lineAt(end) : -2
  }
  return comments
}

const flatten = (text) =>
  text
    .split('\n')
    .map((line, index) =>
      (index === 0 ? line : line.replace(/^[ \t]*(?:(?:\*(?!\/)|\/\/|#)[ \t]*)?/, '')).trimEnd(),
    )
    .filter(Boolean)
    .join(' ')
    .trim()
