/**
 * Starts the demo portal, and a WordPress whose pages have its tags by the plugin. WORDPRESS_PORT is the port of the latter. Ctrl+C
 * ends both; the WordPress is new with each start.
 */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import './build.mjs'
import { runProgram, withWordpress } from './with-wordpress.mjs'

await import('../package/build.mjs')
await withWordpress(Number(process.env.WORDPRESS_PORT ?? '4030'), async (site, interrupted) => {
  cpSync('dist/wordpress/portal-elements', join(site.root, 'wp-content/plugins/portal-elements'), {
    recursive: true,
  })
  const address = `http://localhost:${process.env.PORT ?? '4000'}`
  await site.fill({
    settings: { address, kit: '', user_entity: 'developer', login_href: '/?pagename=account', shadow: false },
    pages: {
      Account: '<!-- wp:portal-elements/portal-login {"show-register-link":true} /-->',
      APIs: '[portal-catalog page-size="6"]',
      'My applications': '<!-- wp:portal-elements/portal-my-apps /-->',
      Portal: '<!-- wp:portal-elements/portal-app {"history":"hash","align":"wide"} /-->',
    },
  })
  const { user, password } = site.administrator
  console.log(`WordPress at ${site.url}, administration at ${site.url}/wp-admin/ (${user}, ${password})`)
  await runProgram(['demo/start.mjs'], { interrupted })
})
