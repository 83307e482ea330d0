/**
 * The demo portal with the kit from its sources: what is saved in `src/` shows at once. Server, data and accounts are those of
 * `npm start`; a change of the server needs a new start.
 */
import { createServer } from 'vite'
import './build.mjs'

await import('../demo/start.mjs')

const portalUrl = `http://localhost:${process.env.PORT ?? 4000}`

/** Responds to every page with the portal's own, which then loads the kit from here. */
const portalPage = {
  name: 'portal-page',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        const page = await fetch(portalUrl, { headers: { accept: 'text/html' } })
        // Without the form that was built with another kit.
        const html = (await page.text())
          .replace('/kit/loader.js', '/elements/loader.ts')
          .replace(/<div data-portal-first[^]*(?=<\/portal-app>)/, '')
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await vite.transformIndexHtml(request.url, html, request.originalUrl))
      } catch (error) {
        next(error)
      }
    })
  },
}

const pathsOfTheServer = ['/api', '/v2', '/oauth', '/.well-known', '/inbox', '/portal.css']

const vite = await createServer({
  appType: 'custom',
  plugins: [portalPage],
  server: {
    port: Number(process.env.DEV_PORT ?? 5173),
    proxy: Object.fromEntries(pathsOfTheServer.map((path) => [path, portalUrl])),
  },
})
await vite.listen()
vite.printUrls()
