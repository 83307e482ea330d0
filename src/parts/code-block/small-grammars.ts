import { createElement, type ReactNode } from 'react'

/** Signs of a language, each group being of the kind that stands at its place. */
interface SmallGrammar {
  readonly signs: RegExp
  readonly kinds: readonly string[]
}

const json: SmallGrammar = {
  signs:
    /("(?:[^"\\\n]|\\.)*"(?=\s*:))|("(?:[^"\\\n]|\\.)*")|(-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|\b(true|false|null)\b/gi,
  kinds: ['attr', 'string', 'number', 'literal'],
}

const curl: SmallGrammar = {
  signs: /('[^']*'|"(?:[^"\\]|\\.)*")|(\$\w+)|((?<=\s)--?[\w-]+)/g,
  kinds: ['string', 'variable', 'attr'],
}

const grammars: Readonly<Record<string, SmallGrammar>> = { json, curl }

/**
 * Colors for what nearly every sample of a reference is written in, so that opening an operation need not wait for the
 * library that knows all the others. Undefined for those.
 */
export function simplyHighlighted(code: string, name: string): ReactNode {
  const grammar = Object.hasOwn(grammars, name) ? grammars[name] : undefined
  if (!grammar) return undefined
  const nodes: ReactNode[] = []
  let end = 0
  for (const found of code.matchAll(grammar.signs)) {
    const kind = grammar.kinds[found.slice(1).findIndex((group) => group !== undefined)]
    if (found.index > end) nodes.push(code.slice(end, found.index))
    end = found.index + found[0].length
    nodes.push(createElement('span', { key: found.index, className: `pe-hl-${kind}` }, found[0]))
  }
  nodes.push(code.slice(end))
  return nodes
}
