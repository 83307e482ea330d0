import type { PortalRoute } from '../../elements/portal-app/routes'

const audiences: Readonly<Record<PortalRoute['audience'], string>> = {
  open: 'everybody',
  auth: 'visitors without a session',
  browse: 'everybody in a public portal, else developers',
  personal: 'signed-in developers',
}

/** `/spec/:product{/:product_version}` becomes `/spec/{product}[/{product_version}]`. */
const readable = (pattern: string) =>
  pattern.replace(/[{]([^{}]*)[}]/g, '[$1]').replace(/[:*](\w+)/g, (_, name: string) => `{${name}}`)

/** Returns the page that lists the paths of the portal. */
export function pathsPage(routes: readonly PortalRoute[]): string {
  const rows = routes.map(
    ({ name, pattern, audience, tag }) =>
      `| \`${readable(pattern)}\` | \`${name}\` | [\`<portal-${tag}>\`](tags/portal-${tag}.md) | ${audiences[audience]} |`,
  )
  return `# Paths of the portal

\`portal-app\` shows its screens at these paths. Tags alone link to them too, unless an attribute such as \`docs-href\` names another address, and
\`navigate\` has them as \`to\`. So a host either has pages at these paths, or gives addresses of its own.

Parts in brackets are optional. A product is named by its slug or its ID, a version by its ID or its name.

| path | name in \`route-change\` | tag | for |
| --- | --- | --- | --- |
${rows.join('\n')}

Generated from \`elements/portal-app/routes.ts\` by \`npm run manifest\`.
`
}
