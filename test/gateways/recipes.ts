import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nginxCommand } from '../support/server/proxy-process'
import { substituted, type Recipe } from './recipe'

/** Those that ask the check endpoint. */
export const recipes: readonly Recipe[] = [
  {
    name: 'nginx',
    prepare: async (folder, variables) =>
      nginxCommand(folder, await substituted('nginx/portal.conf.template', variables)),
  },
  {
    name: 'Caddy',
    prepare: async () => [
      'caddy',
      'run',
      '--config',
      'demo/gateways/caddy/Caddyfile',
      '--adapter',
      'caddyfile',
    ],
  },
  {
    name: 'HAProxy',
    // `-C` is the folder that the names of its files begin at.
    prepare: async () => ['haproxy', '-db', '-C', 'demo/gateways/haproxy', '-f', 'gateway.cfg'],
  },
]

/** Introspects by itself. */
export const apacheTrusting = (certificate: string): Recipe => ({
  name: 'Apache',
  async prepare(folder) {
    const modules = [
      'mpm_event',
      'authn_core',
      'authz_core',
      'authz_user',
      'auth_openidc',
      'headers',
      'proxy',
      'proxy_http',
    ]
    await folder.write({
      'portal.pem': readFileSync(certificate),
      // What Debian's apache2.conf has, for any user.
      'apache.conf': `
        ServerRoot ${folder.path}
        ServerName localhost
        PidFile apache.pid
        DefaultRuntimeDir ${folder.path}
        ErrorLog ${folder.path}/error.log
        ${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
        ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
        OIDCCABundlePath ${folder.path}/portal.pem
        Include ${resolve('demo/gateways/apache/portal.conf')}`,
    })
    return ['apache2', '-DFOREGROUND', '-f', join(folder.path, 'apache.conf')]
  },
})
