import { test } from '../e2e/support/portal'
import { expectForeignStylesKept } from './foreign-styles'

const pages = [
  { name: 'html', routes: ['/#!/login'] },
  { name: 'react', routes: ['/login'] },
  { name: 'vue', routes: ['/login'] },
  { name: 'svelte', routes: ['/login'] },
  { name: 'angular', routes: ['/login'] },
  { name: 'next', routes: ['/login'] },
  { name: 'astro', routes: ['/login/'] },
  { name: 'cms', routes: ['/account/', '/rtl/account/', '/shadow/account/'] },
]

for (const host of pages)
  test(`${host.name}: every element of the page looks the same with and without the tags`, async ({
    page,
    portal,
  }) => {
    await expectForeignStylesKept(page, { ...host, portalUrl: portal.url })
  })
