import type { Portal } from '../../src/state'
import { applyTheme } from '../../src/theme/apply-theme'
import { hasFirstTheme } from './first-form/first-screen'

/** Applies a portal's own colors and fonts to the box in which it is rendered. */
export class PortalTheme {
  #latest = 0

  /**
   * Settles once the theme is applied. Never rejects: a portal without its colors still works.
   *
   * @param portal - Undefined for a box that keeps the colors of the page around it.
   */
  async apply(box: HTMLElement, portal: Portal | undefined): Promise<void> {
    const turn = (this.#latest += 1)
    try {
      const appearance = await portal?.api.portal.appearance()
      const theme = appearance?.stylesheets?.global?.main?.data
      const isApplied = box.style.length > 0
      if (!theme && !isApplied) return
      if (turn === this.#latest && !hasFirstTheme(box, theme)) applyTheme(box, theme)
    } catch (error) {
      console.warn(error)
    }
  }
}
