import type { Portal } from '../../src/state'
import { applyTheme } from '../../src/theme/apply-theme'
import { hasFirstTheme } from './first-page/first-screen'
import { addTypeface } from './typeface'

/**
 * Applies a portal's own colors and fonts to the box in which it is rendered, or else the standard typeface, unless the signal aborts. Never rejects: a portal without its
 * colors still works.
 *
 * @param portal - Undefined for a box that keeps the colors of the page around it.
 */
export async function applyPortalTheme(
  box: HTMLElement,
  portal: Portal | undefined,
  signal: AbortSignal,
): Promise<void> {
  try {
    const appearance = await portal?.api.portal.appearance()
    const theme = appearance?.stylesheets?.global?.main?.data
    if (signal.aborted) return
    const isApplied = box.style.length > 0
    if ((theme || isApplied) && !hasFirstTheme(box, theme)) applyTheme(box, theme)
    const hasFonts = getComputedStyle(box).getPropertyValue('--portal-font-base') !== ''
    if (portal && !hasFonts) addTypeface(box.ownerDocument)
  } catch (error) {
    console.warn(error)
  }
}
