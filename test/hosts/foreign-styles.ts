import { expect, type Page } from '@playwright/test'
import { servedHost } from '../support/served-host'

/**
 * Follow from the space that a tag takes. Margins are compared by where the box is, because Chromium calls automatic ones zero after it
 * has laid out a part of a page.
 */
const SIZES =
  /^(margin-.*|block-size|height|inline-size|width|perspective-origin|transform-origin|grid-template-rows|grid-template-columns)$/

/** Tags of the kit, and what Next puts below the page's content out of the flow: its place follows from the content's height. */
const NOT_COMPARED = 'portal-login, portal-catalog, portal-app, next-route-announcer'

/** Computed styles of everything that is not in a tag of the kit. */
const foreignStyles = (page: Page) =>
  page.evaluate(
    (notCompared) =>
      [...document.querySelectorAll('html, body, body *')]
        .filter((element) => !element.closest(notCompared))
        .map((element) => {
          const style = getComputedStyle(element)
          // The one property that the kit registers: browsers list it at every element, and it styles none of the page's.
          const names = [...style].filter((name) => name !== '--portal-reader-rem')
          const { left, right } = element.getBoundingClientRect()
          return {
            element: `${element.localName}.${element.className}`,
            styles: [
              ...names.map((name) => [name, style.getPropertyValue(name)] as const),
              ['box', `${left} to ${right}`] as const,
            ],
          }
        }),
    NOT_COMPARED,
  )

/** Opens pages of a host with the kit, and with a browser that defines none of its tags, and compares all other elements. */
export async function expectForeignStylesKept(
  page: Page,
  { name, routes, portalUrl }: { name: string; routes: readonly string[]; portalUrl: string },
): Promise<void> {
  const host = await servedHost(name, portalUrl)
  const bare = await page.context().newPage()
  await bare.addInitScript(() => {
    const define = customElements.define.bind(customElements)
    customElements.define = (tag, ...others) => {
      if (!tag.startsWith('portal-')) define(tag, ...others)
    }
  })
  for (const route of routes) {
    await bare.goto(host.url + route)
    await expect(bare.locator('portal-login, portal-catalog').first()).toBeAttached()
    await page.goto(host.url + route)
    await expect(page.locator('portal-login, portal-catalog').first()).toBeVisible()
    await expect(page.locator('[data-portal-kit]').getByRole('textbox').first()).toBeVisible()
    const [without, kept] = [await foreignStyles(bare), await foreignStyles(page)]
    expect(kept.length).toBe(without.length)
    const changed = kept.flatMap(({ element, styles }, index) => {
      const before = new Map(without[index]?.styles)
      return styles
        .filter(([property, value]) => !SIZES.test(property) && before.get(property) !== value)
        .map(([property, value]) => `${element} { ${property}: ${before.get(property)} } became ${value}`)
    })
    expect(changed).toEqual([])
  }
  await bare.close()
  await host.close()
}
