/**
 * Dependency rules between the folders. Each rule was seen to fail once on an import made for the purpose; scripts/check.mjs
 * also fails when fewer modules are read than there are, because a compiler this tool cannot drive makes it read nothing
 * and report success.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const kit = '^(src|elements)/'

module.exports = {
  forbidden: [
    rule('no-cycles', 'two modules in a cycle are one module', {}, { circular: true }),
    rule(
      'elements-are-contracts',
      'an element file names the bridge, one screen and what prepares it; only portal-app, which routes, also knows router, state, i18n and theme',
      { path: '^elements/', pathNot: '^elements/portal-app(/|[.]ts$)' },
      { path: '^src/', pathNot: '^src/(element/|screens/([^/]+)/(\\2[.](tsx|css)|prepare[.]ts)$)' },
    ),
    rule(
      'portal-app-uses-tags',
      "the portal is assembled through the same tags as an embedder's page",
      { path: '^elements/portal-app(/|[.]ts$)' },
      { path: '^src/(screens|parts|ui|api)/' },
    ),
    rule(
      'nothing-below-knows-elements',
      'dependencies point down',
      { path: '^(src|server)/' },
      { path: '^elements/' },
    ),
    rule(
      'screens-are-separate',
      'what two screens share moves down to parts, ui or state',
      { path: '^src/screens/([^/]+)/' },
      { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    ),
    rule(
      'screens-are-plain-react',
      'a screen runs without a custom element',
      { path: '^src/(screens|parts|ui|state|router|reference|i18n|theme|api|lib)/' },
      { path: '^src/element/' },
    ),
    rule(
      'parts-are-below-screens',
      'dependencies point down',
      { path: '^src/(parts|ui|state|router|reference|i18n|theme|api|lib)/' },
      { path: '^src/screens/' },
    ),
    rule(
      'bridge-knows-no-screen',
      'the bridge serves any React component',
      { path: '^src/element/' },
      { path: '^src/(screens|parts|ui|router)/' },
    ),
    rule(
      'ui-knows-no-domain',
      'ui is appearance and keyboard',
      { path: '^src/ui/' },
      { path: '^src/(api|state|router|reference|parts|screens|element)/' },
    ),
    rule(
      'state-has-no-view',
      'state renders nothing',
      { path: '^src/state/' },
      { path: '^src/(ui|parts|screens|element|router|theme)/' },
    ),
    rule(
      'router-is-plain',
      'paths and guards know no view',
      { path: '^src/router/' },
      { path: '(^src/(ui|parts|screens|element|i18n|theme|state)/)|(node_modules/(react|lit-html))' },
    ),
    rule(
      'reference-reads-descriptions',
      'it knows API descriptions, and nothing of portals or of how they are rendered',
      { path: '^src/reference/' },
      { path: '^src/', pathNot: '^src/(reference|api|lib)/' },
    ),
    rule(
      'reference-works-in-the-worker',
      'the page takes what has no weight: requests, responses, and the URL of the worker',
      { path: '^src/', pathNot: '^src/reference/worker/' },
      { path: '^src/reference/worker/', pathNot: '^src/reference/worker/main[.]ts$' },
    ),
    rule(
      'api-is-a-leaf',
      'HTTP and types only',
      { path: '^src/api/' },
      { path: '^src/', pathNot: '^src/(api|lib)/' },
    ),
    rule(
      'api-without-react',
      'usable anywhere',
      { path: '^src/(api|lib|router|reference)/' },
      { path: 'node_modules/react' },
    ),
    rule(
      'i18n-is-texts',
      'texts need helpers at most',
      { path: '^src/i18n/' },
      { path: '^src/', pathNot: '^src/(i18n|lib)/' },
    ),
    rule(
      'theme-is-tokens',
      'tokens need nothing',
      { path: '^src/theme/' },
      { path: '^src/', pathNot: '^src/(theme|lib)/' },
    ),
    rule(
      'lib-is-pure',
      'helpers need nothing',
      { path: '^src/lib/' },
      { path: '^src/', pathNot: '^src/lib/' },
    ),
    rule(
      'one-place-mounts-react',
      'only the bridge makes roots',
      { path: kit, pathNot: '^src/element/' },
      { path: 'react-dom/client' },
    ),
    rule(
      'server-stands-alone',
      'the wire is the only link',
      { path: '^server/' },
      { path: '^(src|elements|demo|scripts|test)/' },
    ),
    rule(
      'kit-knows-no-server',
      'the wire is the only link',
      { path: kit },
      { path: '^(server|demo|test|scripts)/' },
    ),
    rule(
      'server-texts-are-a-leaf',
      'texts need nothing else of the server',
      { path: '^server/src/(texts|mail/texts)/' },
      { path: '^server/src/', pathNot: '^server/src/(texts|mail/texts)/' },
    ),
    rule(
      'server-config-is-below',
      'settings are read before there is a database; from the rules they take checks of values',
      { path: '^server/src/config/' },
      { path: '^server/src/', pathNot: '^server/src/(config|texts|rules)/' },
    ),
    rule(
      'store-is-below-rules',
      'tables and queries know nothing of what they are used for',
      { path: '^server/src/(store|embedded)/' },
      { path: '^server/src/', pathNot: '^server/src/(store|embedded|texts)/' },
    ),
    rule(
      'engine-behind-the-store',
      'which engine runs is decided where the database is opened',
      { path: '^server/src/', pathNot: '^server/src/(embedded/|store/database[.]ts$)' },
      { path: '^server/src/embedded/' },
    ),
    rule(
      'rules-know-no-http',
      'what the portal allows is the same for requests, commands and imports',
      { path: '^server/src/(rules|mail|flags)/' },
      { path: '^server/src/', pathNot: '^server/src/(rules|mail|flags|traffic|store|texts|config)/' },
    ),
    rule(
      'traffic-knows-the-store',
      'analytics is stored and queried without accounts and without HTTP',
      { path: '^server/src/traffic/' },
      { path: '^server/src/', pathNot: '^server/src/(traffic|store)/' },
    ),
    rule(
      'rules-without-fastify',
      'usable without a server',
      { path: '^server/src/(rules|store|import|commands|config)/' },
      { path: 'node_modules/@?fastify' },
    ),
    rule(
      'import-knows-no-http',
      'content comes from files, for the command line and the API alike',
      { path: '^server/src/import/' },
      { path: '^server/src/', pathNot: '^server/src/(import|rules|store|texts)/' },
    ),
    rule(
      'http-knows-no-routes',
      'what all operations share knows none of them',
      { path: '^server/src/http/' },
      { path: '^server/src/', pathNot: '^server/src/(http|rules|mail|traffic|store|texts|config|flags)/' },
    ),
    rule(
      'routes-are-operations',
      'an operation reads the request, applies the rules and writes the response',
      { path: '^server/src/routes/' },
      { path: '^server/src/', pathNot: '^server/src/(routes|http|rules|mail|traffic|store|texts|config)/' },
    ),
    rule(
      'commands-know-no-http',
      'a command runs without the server',
      { path: '^server/src/commands/' },
      {
        path: '^server/src/',
        pathNot: '^server/src/(commands|backup|import|rules|mail|store|texts|config)/',
      },
    ),
    rule(
      'control-carries-commands',
      'the socket hands commands to the process that has the database',
      { path: '^server/src/control/' },
      { path: '^server/src/', pathNot: '^server/src/(control|commands|store|config)/' },
    ),
    rule(
      'nothing-imports-the-command-line',
      'the program is assembled there',
      { path: '^server/src/', pathNot: '^server/src/cli/' },
      { path: '^server/src/(cli/|start[.]ts$)' },
    ),
    rule(
      'demo-is-separate',
      'the demo uses tags, commands and the wire',
      { path: '^demo/' },
      { path: '^(src|elements|server|test)/' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    // Imports of types are arrows too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|server/dist)/' },
  },
}
