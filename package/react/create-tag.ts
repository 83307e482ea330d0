import { createElement, type Ref, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { defineTag, type LoadDeclaration } from '../entries/define-tag'
import type { PortalTags } from '../types/elements'
import type { TagComponent } from './tag-props'

interface TagNames {
  readonly properties: readonly string[]
  readonly events: readonly string[]
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const listenerName = (event: string) =>
  `on-${event}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const isObject = (value: unknown) => typeof value === 'object' || typeof value === 'function'

// On a server React warns of layout effects, which it does not run there.
const useBeforePaint = 'document' in globalThis ? useLayoutEffect : useEffect

/** Returns what ends the connection, if the ref gives that. */
function assignRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void | (() => void) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}

/**
 * Returns a component for a tag. It loads the element when it is first mounted. Strings, numbers and flags are attributes, so that they
 * are in markup of a server too. Functions and objects are properties.
 */
export function createTag<Name extends keyof PortalTags>(
  tag: Name,
  load: LoadDeclaration,
  { properties, events }: TagNames,
): TagComponent<Name> {
  const isProperty = new Set(properties)
  const eventOf = new Map(events.map((event) => [listenerName(event), event]))

  function Tag({ ref, ...props }: Readonly<Record<string, unknown>> & { ref?: Ref<HTMLElement> }) {
    const element = useRef<HTMLElement>(null)
    const attach = useCallback(
      (attached: HTMLElement | null) => {
        element.current = attached
        return assignRef(ref, attached)
      },
      [ref],
    )
    useEffect(() => defineTag(load), [])

    const attributes: Record<string, unknown> = {}
    const values: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(props)) {
      const event = eventOf.get(name)
      if (event !== undefined) attributes[`on${event}`] = value
      else if (!isProperty.has(name)) attributes[name] = value
      else if (isObject(value)) values[name] = value
      // An attribute that is false would be left out, which restores the default.
      else attributes[kebab(name)] = value === true ? '' : value === false ? 'false' : value
    }

    const applied = useRef<Readonly<Record<string, unknown>>>({})
    useBeforePaint(() => {
      const target = element.current as (HTMLElement & Record<string, unknown>) | null
      if (!target) return
      const before = applied.current
      for (const name of Object.keys(before)) if (!(name in values)) target[name] = undefined
      for (const [name, value] of Object.entries(values)) if (value !== before[name]) target[name] = value
      applied.current = values
    })

    return createElement(tag, { ...attributes, ref: attach })
  }

  Tag.displayName = tag
  return Tag as TagComponent<Name>
}
