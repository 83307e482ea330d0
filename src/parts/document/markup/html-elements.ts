// Copied from server/src/rules/documents/markup/html-elements.ts by `npm run contract`. Do not edit.

import type { ChildNode, HolderNode, TextFormat } from './nodes'

/** How an element of HTML becomes nodes. */
export type HtmlElement =
  /** Inline text of a form. */
  | { as: 'inline'; node(): HolderNode }
  /** Of no form of its own: what is in it stands where it stands. */
  | { as: 'span' | 'box' }
  /** A block with a line of text. */
  | { as: 'line'; node(): HolderNode }
  /** A block with blocks. */
  | { as: 'blocks'; node(): HolderNode }
  /** Nothing can be in it. */
  | { as: 'void' }
  | {
      as:
        | 'link'
        | 'summary'
        | 'list'
        | 'item'
        | 'table'
        | 'rows'
        | 'row'
        | 'cell'
        | 'preformatted'
        | 'details'
    }

const children = (): ChildNode[] => []
const emphasis = (level: 1 | 2): HtmlElement => ({
  as: 'inline',
  node: () => ({ type: 'emphasis', level, children: children() }),
})
const struck: HtmlElement = { as: 'inline', node: () => ({ type: 'strikethrough', children: children() }) }
const code: HtmlElement = { as: 'inline', node: () => ({ type: 'code', children: children() }) }
const format = (name: TextFormat): HtmlElement => ({
  as: 'inline',
  node: () => ({ type: 'format', format: name, children: children() }),
})
const heading = (level: number): HtmlElement => ({
  as: 'line',
  node: () => ({ type: 'heading', level, children: children() }),
})
const paragraph: HtmlElement = { as: 'line', node: () => ({ type: 'paragraph', children: children() }) }
const quote: HtmlElement = { as: 'blocks', node: () => ({ type: 'blockquote', children: children() }) }
const box: HtmlElement = { as: 'box' }
const span: HtmlElement = { as: 'span' }

/** Elements that only give form. All others are left out, and the text in them stays. */
export const htmlElements: Readonly<Record<string, HtmlElement>> = {
  ...{
    b: emphasis(2),
    strong: emphasis(2),
    i: emphasis(1),
    em: emphasis(1),
    cite: emphasis(1),
    dfn: emphasis(1),
  },
  ...{ del: struck, s: struck, strike: struck, code, tt: code, samp: code },
  ...{ kbd: format('kbd'), sub: format('sub'), sup: format('sup'), mark: format('mark'), ins: format('ins') },
  ...{ u: format('ins'), small: format('small'), var: format('var'), q: format('q') },
  ...{ span, font: span, abbr: span, label: span, time: span, nobr: span, bdi: span, big: span },
  ...{ a: { as: 'link' }, img: { as: 'void' }, br: { as: 'void' }, hr: { as: 'void' }, wbr: { as: 'void' } },
  ...{
    p: paragraph,
    dt: paragraph,
    dd: paragraph,
    figcaption: paragraph,
    caption: paragraph,
    address: paragraph,
  },
  ...{ h1: heading(1), h2: heading(2), h3: heading(3), h4: heading(4), h5: heading(5), h6: heading(6) },
  ...{ div: box, center: box, section: box, article: box, main: box, header: box, footer: box, aside: box },
  ...{ nav: box, figure: box, picture: span, dl: box, html: box, body: box },
  ...{ blockquote: quote, details: { as: 'details' }, summary: { as: 'summary' } },
  ...{ ul: { as: 'list' }, ol: { as: 'list' }, li: { as: 'item' }, pre: { as: 'preformatted' } },
  ...{ table: { as: 'table' }, thead: { as: 'rows' }, tbody: { as: 'rows' }, tfoot: { as: 'rows' } },
  ...{ tr: { as: 'row' }, th: { as: 'cell' }, td: { as: 'cell' } },
}

/** Elements whose content is no text for readers. */
export const removedElements: ReadonlySet<string> = new Set(
  'script style svg math iframe object template textarea title noscript noembed noframes select'.split(' '),
)

const aligned = new Set(['align'])
/** Attributes that are read, by element. */
const attributes: Readonly<Record<string, ReadonlySet<string>>> = {
  a: new Set(['href', 'title']),
  img: new Set(['src', 'alt', 'title', 'width', 'height']),
  ol: new Set(['start']),
  details: new Set(['open']),
  pre: new Set(['lang']),
  th: new Set(['align', 'colspan', 'rowspan']),
  td: new Set(['align', 'colspan', 'rowspan']),
  ...Object.fromEntries(
    'p div section article header footer figure h1 h2 h3 h4 h5 h6 tr table'
      .split(' ')
      .map((name) => [name, aligned]),
  ),
}

export function isRead(element: string, attribute: string): boolean {
  return (Object.hasOwn(attributes, element) && attributes[element]?.has(attribute)) || false
}
