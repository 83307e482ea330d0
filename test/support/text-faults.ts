import { everythingIn } from './mount'
import { isRightToLeft } from './odd-text'

/** Rounding of layouts. */
const TOLERANCE = 1.5

interface Piece {
  readonly node: Text
  readonly parent: Element
  readonly rects: readonly DOMRect[]
}

const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
const described = (element: Element) =>
  `<${element.localName}${element.className && typeof element.className === 'string' ? ` class="${element.className}"` : ''}>`

function parentOf(node: Node): Element | null {
  const parent = node.parentNode
  return parent instanceof ShadowRoot ? parent.host : (parent as Element | null)
}

function* ancestorsOf(node: Node): Generator<Element> {
  for (let one = parentOf(node); one && one !== document.documentElement; one = parentOf(one)) yield one
}

const isHidden = (element: Element) => element.closest('.pe-hidden, svg, style, script, option') !== null

/** The texts below a node, in the order of the page. */
function* textsIn(root: Element | ShadowRoot): Generator<Text> {
  if (root instanceof Element && isUnseen(root)) return
  if (root instanceof Element && root.shadowRoot) yield* textsIn(root.shadowRoot)
  for (const node of root.childNodes) {
    if (node instanceof Element) yield* textsIn(node)
    else if (node instanceof Text && node.data.trim() !== '') yield node
  }
}

function isUnseen(element: Element): boolean {
  const { display, clipPath } = getComputedStyle(element)
  // For screen readers only.
  if (isHidden(element) || clipPath === 'inset(50%)') return true
  // What has no box of its own may have texts that are seen.
  return (
    display !== 'contents' &&
    !element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    })
  )
}

/** Texts that are seen. A dialog covers everything else. */
function piecesOf(root: Element): Piece[] {
  const dialogs = [...everythingIn(root)].filter((one) => one instanceof HTMLDialogElement && one.open)
  return [...textsIn(dialogs.at(-1) ?? root)].flatMap((node) => {
    const rects = rectsOf(node, 0, node.length)
    const parent = parentOf(node)
    return parent && rects.length > 0 ? [{ node, parent, rects }] : []
  })
}

function rectsOf(node: Text, start: number, end: number): DOMRect[] {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}

/** Whether a clipped text is also in a tooltip, its own or that of an element around it. */
const isReadable = (element: Element, text: string) => {
  for (const one of [element, ...ancestorsOf(element)])
    if ((one as HTMLElement).title.includes(text.trim())) return true
  return false
}

/** The first way in which a text leaves the boxes around it. */
function leavingFault({ node, parent, rects }: Piece): string | undefined {
  for (const box of [parent, ...ancestorsOf(parent)]) {
    const style = getComputedStyle(box)
    if (style.display === 'inline' || style.display === 'contents') continue
    const { left, right, top, bottom } = box.getBoundingClientRect()
    const isBeside = rects.some((rect) => rect.right > right + TOLERANCE || rect.left < left - TOLERANCE)
    // Letters may be higher than their line.
    const isBelow = rects.some(
      (rect) => rect.bottom > bottom + rect.height / 3 || rect.top < top - rect.height / 3,
    )
    // Only what the keyboard can scroll is meant to be scrolled sideways.
    if (isBeside && box.matches('[tabindex="0"], textarea')) return undefined
    if (isBelow && ['auto', 'scroll'].includes(style.overflowY)) return undefined
    if (isBeside || isBelow) {
      const text = quoted(node.data)
      if (style.overflowX === 'visible') return `${text} leaves ${described(box)} from ${described(parent)}`
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (!isShortened) return `${text} is cut by ${described(box)}`
      // An excerpt, of what its link leads to.
      const isExcerpt = box.matches('a *') && style.webkitLineClamp !== 'none'
      return isExcerpt || isReadable(box, node.data)
        ? undefined
        : `${text} is shortened by ${described(box)} and can be read nowhere`
    }
    // What floats does so over everything else.
    if (box.localName.startsWith('portal-') || ['absolute', 'fixed'].includes(style.position))
      return undefined
  }
  return undefined
}
interface Visible {
  readonly piece: Piece
  readonly rect: DOMRect
}

const isFloating = (element: Element) => {
  for (const one of [element, ...ancestorsOf(element)]) {
    const { position } = getComputedStyle(one)
    if (position === 'absolute' || position === 'fixed' || position === 'sticky') return one
  }
  return undefined
}

/** Pairs of texts of which one lies on the other. */
function overlaps(pieces: readonly Piece[]): string[] {
  const seen: Visible[] = pieces.flatMap((piece) => piece.rects.map((rect) => ({ piece, rect })))
  const floating = new Map(pieces.map((piece) => [piece, isFloating(piece.parent)]))
  const faults: string[] = []
  seen.sort((a, b) => a.rect.top - b.rect.top)
  for (const [at, one] of seen.entries()) {
    for (let next = at + 1; next < seen.length; next += 1) {
      const other = seen[next]
      if (!other || other.rect.top >= one.rect.bottom) break
      if (other.piece === one.piece || floating.get(other.piece) !== floating.get(one.piece)) continue
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
      if (width <= TOLERANCE || height <= Math.min(one.rect.height, other.rect.height) / 3) continue
      if (isClipped(one) || isClipped(other)) continue
      faults.push(`${quoted(one.piece.node.data)} and ${quoted(other.piece.node.data)} overlap`)
    }
  }
  return faults
}

/** Whether an ancestor hides this part of the text. */
function isClipped({ piece, rect }: Visible): boolean {
  for (const box of [piece.parent, ...ancestorsOf(piece.parent)]) {
    if (getComputedStyle(box).overflowX === 'visible') continue
    const { left, right, top, bottom } = box.getBoundingClientRect()
    if (
      rect.right > right + TOLERANCE ||
      rect.left < left - TOLERANCE ||
      rect.bottom > bottom + TOLERANCE ||
      rect.top < top - TOLERANCE
    )
      return true
  }
  return false
}

function grouped<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** The nearest box around a text that has lines. */
function paragraphOf({ parent }: Piece): Element {
  for (const box of [parent, ...ancestorsOf(parent)]) {
    const { display } = getComputedStyle(box)
    if (display !== 'inline' && display !== 'contents') return box
  }
  return parent
}

interface Occurrence {
  readonly name: string
}

interface Letter {
  readonly rect: DOMRect
  /** The name that it belongs to. */
  readonly owner: Occurrence | undefined
  readonly text: string
}

/** The characters of a paragraph in their logical order. */
function lettersOf(pieces: readonly Piece[], names: readonly string[]): Letter[] {
  const text = pieces.map(({ node }) => node.data).join('')
  const owner: (Occurrence | undefined)[] = Array.from({ length: text.length })
  for (const name of names
    .flatMap((one) => [`/x/${one}`, one])
    .toSorted((one, other) => other.length - one.length))
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
      if (!owner.slice(at, at + name.length).some(Boolean)) owner.fill({ name }, at, at + name.length)
  let offset = 0
  return pieces.flatMap(({ node }) => {
    const start = offset
    offset += node.length
    return [...node.data].flatMap((character, index, all) => {
      const at = all.slice(0, index).join('').length
      const [rect] = rectsOf(node, at, at + character.length)
      return rect && character.trim() !== '' ? [{ rect, text: character, owner: owner[start + at] }] : []
    })
  })
}

/** Whether this is code whose strings have no elements of their own: not colored yet, or a program with data in its strings. */
const isOneText = ([first, second]: readonly Piece[]) =>
  first?.parent.closest('pre') && (!second || !first.parent.closest('[data-lang*=json]'))

/** Whether the words around names are shown in another order than they are written in. */
function areWordsMoved(letters: readonly Letter[]): boolean {
  const words = letters.filter(({ owner, text }) => owner === undefined && !isRightToLeft(text))
  return words.some(({ rect }, at) => {
    const before = words[at - 1]?.rect
    const isSameLine = before && Math.abs(before.top - rect.top) < rect.height / 2
    return isSameLine && rect.left < before.left - TOLERANCE
  })
}

/** The names whose end, such as a parenthesis, stands where their beginning should. */
const turnedNames = (letters: readonly Letter[]): string[] =>
  [...grouped(letters, ({ owner }) => owner)].flatMap(([owner, own]) => {
    const [first] = own
    const last = own.at(-1)
    // Paths are read from left to right.
    if (!owner || !first || !last || !isRightToLeft(owner.name) || owner.name.startsWith('/')) return []
    const isSameLine = Math.abs(first.rect.top - last.rect.top) < first.rect.height / 2
    return isSameLine && last.rect.left > first.rect.left ? [owner.name] : []
  })

/** Sentences that a name from right to left puts out of order, and names that the sentence around them does. */
const orderFaults = (pieces: readonly Piece[], names: readonly string[]): string[] =>
  [...grouped(pieces, paragraphOf).values()].flatMap((members) => {
    const text = members.map(({ node }) => node.data).join('')
    if (!isRightToLeft(text)) return []
    const letters = lettersOf(members, names)
    const isCode = members.some(({ parent }) => parent.closest('pre, code'))
    const moved = !isOneText(members) && areWordsMoved(letters)
    return [
      ...(moved ? [`the words around a name are out of order in ${quoted(text)}`] : []),
      ...(isCode ? [] : turnedNames(letters)).map(
        (name) => `${quoted(name)} is out of order in ${quoted(text)}`,
      ),
    ]
  })

/** Controls that nobody can get to: outside of the window, where nothing scrolls to them. */
function unreachable(root: Element): string[] {
  const faults: string[] = []
  for (const element of everythingIn(root)) {
    if (!element.matches('button, a[href], input, select, textarea, summary')) continue
    if (!element.checkVisibility({ visibilityProperty: true }) || isHidden(element)) continue
    const { left, right } = element.getBoundingClientRect()
    const isOut = left < -TOLERANCE || right > document.documentElement.clientWidth + TOLERANCE
    const scrolls = [...ancestorsOf(element)].some((one) =>
      ['auto', 'scroll'].includes(getComputedStyle(one).overflowX),
    )
    if (isOut && !scrolls)
      faults.push(
        `${described(element)} ${quoted(element.textContent ?? '')} is outside of the window at ${Math.round(left)}`,
      )
  }
  for (const dialog of everythingIn(root)) {
    if (!(dialog instanceof HTMLDialogElement) || !dialog.open) continue
    const { top, bottom } = dialog.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) faults.push('the dialog is higher than the window')
    for (const part of [dialog, ...dialog.children])
      if (part.scrollWidth > part.clientWidth + 1)
        faults.push(
          `${described(part)} of the dialog scrolls ${part.scrollWidth - part.clientWidth} px sideways`,
        )
  }
  return faults
}

/**
 * Returns what is wrong with how texts are laid out.
 *
 * @param names Values from elsewhere that the page shows.
 */
export function textFaults(root: Element, names: readonly string[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const pieces = piecesOf(root)
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
  return [
    ...wide,
    ...pieces.flatMap((piece) => leavingFault(piece) ?? []),
    ...overlaps(pieces),
    ...orderFaults(pieces, names),
    ...unreachable(root),
  ]
}
