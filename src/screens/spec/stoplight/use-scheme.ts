import { type RefObject, useEffect, useState } from 'react'
import { luminance } from '../../../theme/color'

const readable = /^rgba?\((\d+), (\d+), (\d+)/

/** Which scheme a place has, told from the color of its text: a dark page need not have said that it is one. */
function schemeAt(container: HTMLElement): 'light' | 'dark' {
  const [, ...channels] = readable.exec(getComputedStyle(container).color) ?? []
  if (channels.length < 3) return 'light'
  const hex = channels.map((part) => Number(part).toString(16).padStart(2, '0')).join('')
  return luminance(`#${hex}`) > 0.4 ? 'dark' : 'light'
}

/**
 * The scheme of the place that something is rendered in, for as long as it is. The place has a transition of its color, which tells
 * of every change of it: by the element, the visitor's system, or the page around.
 */
export function useScheme(container: RefObject<HTMLElement | null>): 'light' | 'dark' {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  useEffect(() => {
    const element = container.current
    if (!element) return
    const read = () => setScheme(schemeAt(element))
    read()
    element.addEventListener('transitionend', read)
    return () => element.removeEventListener('transitionend', read)
  }, [container])
  return scheme
}
