import type { Portal } from '../../src/state'

/** A portal's own colors and fonts on the box in which it is drawn. */
export class PortalTheme {
  #latest = 0

  /**
   * Settles when the box looks as it is to look; never rejects, because a portal without its colors is one all the same.
   *
   * @param portal - Undefined for a box that stands in the colors of the page around it.
   */
  async apply(box: HTMLElement, portal: Portal | undefined): Promise<void> {
    const turn = (this.#latest += 1)
    try {
      const appearance = await portal?.api.portal.appearance()
      const theme = appearance?.stylesheets?.global?.main?.data
      const isApplied = box.style.length > 0
      if (!theme && !isApplied) return
      const { applyTheme } = await import('../../src/theme/apply-theme')
      if (turn === this.#latest) applyTheme(box, theme)
    } catch (error) {
      console.warn(error)
    }
  }
}
