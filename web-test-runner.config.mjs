import { existsSync } from 'node:fs'
import { defaultReporter } from '@web/test-runner'
import { playwrightLauncher } from '@web/test-runner-playwright'
import { createServer } from 'vite'
import { fitStoplight } from './scripts/fit-stoplight.mjs'
import { countReporter } from './test/support/count-reporter.mjs'
import { portalCommands } from './test/support/portal-commands.mjs'
import { scriptedWorlds } from './test/support/scripted-api.mjs'

const runnerSocket = '/__web-dev-server__web-socket.js'

// A dependency that Vite discovers only while a test runs is bundled on the spot and reloads the page in the middle
// of that test, so everything the tests import is named here.
const highlighted = [
  'bash',
  'csharp',
  'css',
  'diff',
  'go',
  'graphql',
  'http',
  'ini',
  'java',
  'javascript',
  'json',
  'php',
  'python',
  'ruby',
  'sql',
  'typescript',
  'xml',
  'yaml',
]

const preBundled = [
  '@open-wc/testing',
  '@r2wc/react-to-web-component',
  '@fortawesome/fontawesome-svg-core',
  '@scalar/openapi-upgrader/2.0-to-3.0',
  '@stoplight/elements-core',
  '@stoplight/http-spec/oas',
  '@stoplight/http-spec/oas2',
  '@stoplight/http-spec/oas3',
  '@stoplight/mosaic',
  '@web/test-runner-commands',
  'axe-core',
  ...highlighted.map((language) => `highlight.js/lib/languages/${language}`),
  'i18next',
  'js-yaml',
  'ky',
  'lit-html',
  'lowlight',
  'markdown-it',
  'markdown-to-jsx',
  'minisearch',
  'markdown-to-jsx/react',
  'mitt',
  'oauth4webapi',
  'openapi-sampler',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'valtio',
  'valtio/vanilla',
  'valtio/react',
]

const vite = await createServer({
  configFile: false,
  root: import.meta.dirname,
  appType: 'custom',
  logLevel: 'warn',
  cacheDir: 'node_modules/.vite-browser-tests',
  server: { middlewareMode: true, hmr: false, ws: false },
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [
    {
      name: 'socket-belongs-to-the-runner',
      enforce: 'pre',
      resolveId: (id) => (id === runnerSocket ? { id, external: true } : undefined),
    },
  ],
  // Icons are imported one by one, each a module that needs no bundling.
  optimizeDeps: {
    include: preBundled,
    exclude: ['lucide-react'],
    entries: [],
    rolldownOptions: { external: [runnerSocket], plugins: [fitStoplight({ isApart: true })] },
  },
})

const scripted = scriptedWorlds()

const systemChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default {
  files: ['test/**/*.browser.test.{ts,tsx}'],
  concurrency: 2,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  browsers: [
    // Not the Chrome launcher: with several files at once it leaves tabs in the background, where frames stop.
    playwrightLauncher({
      product: 'chromium',
      launchOptions: {
        ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
        args: ['--no-sandbox'],
      },
    }),
  ],
  testFramework: { config: { timeout: 30_000 } },
  middleware: [
    (context, next) => {
      const isRunners = context.path === '/' || /^\/__(web|wtr)/.test(context.path)
      if (isRunners) return next()
      return new Promise((resolve, reject) => {
        context.respond = false
        context.res.statusCode = 200
        const fromVite = () =>
          vite.middlewares(context.req, context.res, (error) => (error ? reject(error) : resolve(undefined)))
        scripted(context.req, context.res, fromVite).then(resolve, reject)
      })
    },
  ],
  plugins: [{ name: 'vite', serverStop: () => vite.close() }, portalCommands()],
  reporters: [defaultReporter(), countReporter(process.env.BROWSER_REPORT)],
}
