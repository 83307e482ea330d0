import type { Portal } from '../../state'

/** Tells the author of a page on the console that the form of a user was refused, and that the portal has none. */
export async function hintAtUserEntity(portal: Portal, element: HTMLElement): Promise<void> {
  await portal.start().catch(console.warn)
  if (portal.context.current?.hasUsers !== false) return
  console.warn(
    `<${element.localName}> is for users, and this portal has developers only. Add user-entity="developer" to the tag, or data-user-entity="developer" to the script tag.`,
  )
}
