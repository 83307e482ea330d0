import { developer, expect, signIn } from './support/portal'
import { test } from './support/harbor-portal'
import { field, openProduct, product, readSecondPage, scrolled } from './support/read-catalog'

test.use({ viewport: { width: 1280, height: 600 } })

const storages: readonly { readonly what: string; readonly script: () => void }[] = [
  {
    what: 'is full',
    script: () => {
      sessionStorage.setItem('full', '-')
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (;;) sessionStorage.setItem('full', sessionStorage.getItem('full') + '-'.repeat(size))
        } catch {
          // The rest is filled in smaller pieces.
        }
    },
  },
  {
    what: 'is blocked',
    script: () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
  },
  {
    what: 'has been tampered with',
    script: () => {
      const key = 'portal-elements:history'
      const stored = sessionStorage.getItem(key)
      const values = '{"catalog":{"given":"","query":7,"page":-1},"scroll":"far","folds":[1],"groups":3}'
      if (stored) sessionStorage.setItem(key, stored.replace(/,\{.*?\}\]/gs, `,${values}]`))
    },
  },
]

for (const { what, script } of storages) {
  test(`where the storage of the tab ${what}, back works, and a reload begins at the start`, async ({
    page,
    harbor,
  }) => {
    await signIn(page, harbor.url, developer)
    await page.addInitScript(script)
    await page.goto(harbor.url)
    const before = await readSecondPage(page)
    const search = await openProduct(page)
    await page.goBack()
    await expect(product(page, 'Pier 24')).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(before)
    await search.letGo()
    await page.reload()
    await expect(product(page, 'Pier 01')).toBeVisible()
    await expect(field(page)).toHaveValue('')
  })
}
