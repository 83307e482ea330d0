import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { startProcess, whenReady } from './process.mjs'

/** Where Debian's package has it. */
const WORDPRESS = '/usr/share/wordpress'
/** Debian's own, which are for a web server of the system. */
const NOT_COPIED = new Set(['.htaccess', 'wp-config.php'])
/** WordPress sends requests to itself while it answers one. */
const PHP_PROCESSES = '4'

const phpString = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`

function configuration({ url, database }) {
  const constants = {
    DB_NAME: database.name,
    DB_USER: database.user,
    DB_PASSWORD: '',
    DB_HOST: database.host,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
    FS_METHOD: 'direct',
    ...Object.fromEntries(
      ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
        [`${name}_KEY`, randomBytes(32).toString('hex')],
        [`${name}_SALT`, randomBytes(32).toString('hex')],
      ]),
    ),
  }
  // Notices go into a file, and nothing goes to other servers.
  const flags = {
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
  }
  const lines = [
    ...Object.entries(constants).map(([name, value]) => `define('${name}', ${phpString(value)});`),
    ...Object.entries(flags).map(([name, value]) => `define('${name}', ${value});`),
    "$table_prefix = 'wp_';",
    "defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');",
    "require_once ABSPATH . 'wp-settings.php';",
  ]
  return `<?php\n${lines.join('\n')}\n`
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })

/**
 * Runs the script beside this file, which works on the site from inside.
 *
 * @param {string} folder
 * @param {string} task
 * @param {object} values
 */
function runSetup(folder, task, values) {
  return new Promise((done, failed) => {
    const args = [join(import.meta.dirname, 'set-up.php'), folder, task]
    const child = execFile('php', args, (error, stdout, stderr) => {
      if (error) failed(new Error(`${task}: ${stdout}${stderr}`, { cause: error }))
      else done(stdout)
    })
    child.stdin.end(JSON.stringify(values))
  })
}

/**
 * Installs a WordPress in a folder, and serves it with PHP's own server.
 *
 * @param {{ folder: string, port: number, database: { name: string, user: string, host: string } }} options
 */
export async function startSite({ folder, port, database }) {
  const root = join(folder, 'wordpress')
  const used = port === 0 ? await freePort() : port
  const url = `http://localhost:${used}`
  cpSync(WORDPRESS, root, {
    recursive: true,
    dereference: true,
    filter: (path) => !NOT_COPIED.has(basename(path)),
  })
  writeFileSync(join(root, 'wp-config.php'), configuration({ url, database }))
  const administrator = { user: 'admin', password: randomBytes(12).toString('base64url') }
  await runSetup(root, 'install', { ...administrator, url })
  const server = startProcess('php', ['-S', `localhost:${used}`, '-t', root], {
    log: join(folder, 'php.log'),
    env: { PHP_CLI_SERVER_WORKERS: PHP_PROCESSES },
  })
  await whenReady(() => fetch(`${url}/wp-login.php`), server)
  return {
    url,
    root,
    administrator,
    /** Says what WordPress and the plugin have complained of. */
    debugLog: join(root, 'wp-content/debug.log'),
    fill: (values) => runSetup(root, 'fill', values),
    stop: server.stop,
  }
}
