import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

/** Where the focus goes when the menu opens. */
type Entry = 'first' | 'last'

const itemsOf = (menu: HTMLElement | null) =>
  Array.from(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])

/** The innermost focused element of the root a node stands in. */
const focusIn = (node: HTMLElement) => (node.getRootNode() as Document | ShadowRoot).activeElement

/** Item that a key leads to from the focused one, round and round; undefined when the key is none of the menu's. */
function target(key: string, items: HTMLElement[], focused: number): HTMLElement | undefined {
  const count = items.length
  if (key === 'ArrowDown') return items[(focused + 1) % count]
  if (key === 'ArrowUp') return items[(focused - 1 + count) % count]
  if (key === 'Home') return items[0]
  if (key === 'End') return items[count - 1]
  if (key.length !== 1 || key === ' ') return undefined
  const inOrder = [...items.slice(focused + 1), ...items.slice(0, focused + 1)]
  return inOrder.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}

/**
 * Keyboard and focus of a button that opens a menu: arrows, Home, End and first letters move, Escape closes and gives
 * the focus back, Tab and a press elsewhere close.
 */
export function useMenu() {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu: RefObject<HTMLUListElement | null> = useRef(null)
  const [entry, setEntry] = useState<Entry | null>(null)
  const isOpen = entry !== null

  useEffect(() => {
    if (!entry) return
    itemsOf(menu.current)
      .at(entry === 'first' ? 0 : -1)
      ?.focus()
    function closeOutside(event: Event) {
      const path = event.composedPath()
      const isInside = [menu.current, button.current].some((part) => part && path.includes(part))
      if (!isInside) setEntry(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [entry])

  function close() {
    setEntry(null)
    button.current?.focus()
  }

  function onButtonKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setEntry(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function onMenuKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') return setEntry(null)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return close()
    }
    const items = itemsOf(menu.current)
    const focused = items.findIndex((item) => item === focusIn(item))
    const next = target(event.key, items, focused)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return {
    isOpen,
    close,
    button: {
      ref: button,
      id: `${id}button`,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setEntry(isOpen ? null : 'first'),
      onKeyDown: onButtonKeyDown,
    },
    menu: { ref: menu, id, role: 'menu', 'aria-labelledby': `${id}button`, onKeyDown: onMenuKeyDown },
  }
}
