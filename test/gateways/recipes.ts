import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { substituted, type Recipe } from './recipe'

/** Those that ask the check endpoint. */
export const recipes: readonly Recipe[] = [
  {
    name: 'nginx',
    async prepare(folder, variables) {
      await folder.write({
        'portal.conf': await substituted('nginx/portal.conf.template', variables),
        // What Debian's nginx.conf has, for any user.
        'nginx.conf': `
          daemon off;
          pid nginx.pid;
          error_log stderr info;
          events {}
          http {
            access_log off;
            client_body_temp_path body;
            proxy_temp_path proxy;
            fastcgi_temp_path fastcgi;
            uwsgi_temp_path uwsgi;
            scgi_temp_path scgi;
            include portal.conf;
          }`,
      })
      return ['nginx', '-p', folder.path, '-c', join(folder.path, 'nginx.conf')]
    },
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
