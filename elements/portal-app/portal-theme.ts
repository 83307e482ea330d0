import type { Portal } from '../../src/state'

/** A portal's own colours and fonts on the box in which it is drawn. */
export class PortalTheme {
  #latest = 0

  /**
   * Settles when the box looks as it is to look; never rejects, because a portal without its colours is one all the same.
   *
   * @param portal - Undefined for a box that stands in the colours of the page around it.
   */
  async dress(box: HTMLElement, portal: Portal | undefined): Promise<void> {
    const turn = (this.#latest += 1)
    try {
      const appearance = await portal?.api.portal.appearance()
      const theme = appearance?.stylesheets?.global?.main?.data
      const isWorn = box.style.length > 0
      if (!theme && !isWorn) return
      const { wear } = await import('../../src/theme/wear')
      if (turn === this.#latest) wear(box, theme)
    } catch (error) {
      console.warn(error)
    }
  }
}
