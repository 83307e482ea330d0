import type { Portal } from '../../state'

/** Tells the author of a page on the console that a refused form is for users, and that the portal has none. */
export async function hintAtUserEntity(portal: Portal, element: HTMLElement): Promise<void> {
  if (portal.config.userEntity !== 'user') return
  await portal.start().catch(console.warn)
  if (portal.context.current?.hasUsers !== false) return
  console.warn(
    `<${element.localName}> is for users, and this portal has developers only. Add user-entity="developer" to the tag, or data-user-entity="developer" to the script tag.`,
  )
}
