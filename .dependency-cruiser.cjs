/**
 * Dependency rules between the folders. Each rule was seen to fail once on an import made for the purpose; scripts/check.mjs
 * also fails when fewer modules are read than there are, because a compiler this tool cannot drive makes it read nothing
 * and report success.
 */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const kit = '^(src|elements)/'

/**
 * Folders of the server, each with the folders that it may import. All of them stand before it, so every import points the
 * same way.
 */
const serverFolders = {
  lib: { may: [], why: 'helpers need nothing' },
  texts: { may: [], why: 'texts need nothing else of the server' },
  config: { may: ['lib', 'texts'], why: 'settings are read before there is a database' },
  store: { may: ['lib', 'texts'], why: 'tables and statements know nothing of what they are used for' },
  embedded: { may: ['store'], why: 'an engine is what the store runs on' },
  traffic: {
    may: ['lib', 'store'],
    why: 'analytics is stored and queried without accounts and without HTTP',
  },
  mail: {
    may: ['lib', 'texts', 'config', 'store'],
    why: 'mails are ordered by rules, and sent without them',
  },
  captcha: { may: ['config', 'store'], why: 'a captcha is checked without knowing what it was solved for' },
  sso: { may: ['lib', 'config', 'store'], why: 'identity providers are asked without knowing accounts' },
  rules: {
    may: ['lib', 'texts', 'config', 'store', 'traffic', 'mail', 'sso'],
    why: 'what the portal allows is the same for requests, commands and imports',
  },
  metrics: {
    may: ['config', 'store', 'rules'],
    why: 'what is measured is read from the store and the caches of rules; requests report to it',
  },
  flags: { may: ['lib', 'config', 'rules'], why: 'flags of a file answer as the rules ask' },
  import: {
    may: ['lib', 'store', 'rules'],
    why: 'content comes from files, for the command line and the API alike',
  },
  export: { may: ['store', 'rules', 'import'], why: 'an export writes the files that an import reads' },
  backup: { may: ['store'], why: 'a backup is rows in a file' },
  commands: {
    may: ['lib', 'store', 'traffic', 'rules', 'import', 'export', 'backup', 'open-database'],
    why: 'a command runs without the server',
  },
  init: {
    may: ['lib', 'store', 'import', 'commands', 'open-database'],
    why: 'the first files are written as an import reads them',
  },
  rendering: { may: [], why: 'a thread renders pages without knowing what they read' },
  http: {
    may: [
      'lib',
      'texts',
      'config',
      'store',
      'traffic',
      'mail',
      'captcha',
      'sso',
      'rules',
      'rendering',
      'metrics',
    ],
    why: 'what all operations share knows none of them',
  },
  routes: {
    may: ['lib', 'store', 'traffic', 'sso', 'rules', 'import', 'http'],
    why: 'an operation reads the request, applies the rules and writes the response',
  },
  control: {
    may: ['lib', 'config', 'store', 'traffic', 'commands', 'open-database'],
    why: 'the socket hands commands to the process that has the database',
  },
  check: {
    may: [
      'config',
      'store',
      'traffic',
      'mail',
      'sso',
      'flags',
      'http',
      'commands',
      'control',
      'open-database',
    ],
    why: 'settings are tried as the server would use them',
  },
}
const serverRules = Object.entries(serverFolders).map(([folder, { may, why }], index, all) => {
  const before = all.slice(0, index).map(([name]) => name)
  const upward = may.filter((name) => name !== 'open-database' && !before.includes(name))
  if (upward.length > 0)
    throw new Error(`${folder} may not import what stands after it: ${upward.join(', ')}.`)
  const files = [folder, ...may].map((name) => (name === 'open-database' ? `${name}[.]ts$` : `${name}/`))
  return rule(
    `server-${folder}`,
    why,
    { path: `^server/src/${folder}/` },
    { path: '^server/src/', pathNot: `^server/src/(${files.join('|')})` },
  )
})

module.exports = {
  forbidden: [
    rule('no-cycles', 'two modules in a cycle are one module', {}, { circular: true }),
    rule(
      'elements-are-contracts',
      'an element file names the bridge, one screen, and what prefetches its data; only portal-app, which routes, also knows router, state, i18n and theme',
      { path: '^elements/', pathNot: '^elements/portal-app(/|[.]ts$)' },
      { path: '^src/', pathNot: '^src/(element/|screens/([^/]+)/(\\2[.](tsx|css)|(prefetch|texts)[.]ts)$)' },
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
      'builder-is-a-page-of-its-own',
      'what only the page /builder needs adds no byte to any tag',
      { path: kit, pathNot: '^(elements/builder[.]ts$|src/screens/builder/)' },
      { path: '^src/screens/builder/' },
    ),
    rule(
      'forms-have-one-store',
      'fields are read and written, and errors become texts, in useForm alone',
      { path: kit, pathNot: '^src/parts/form/' },
      {
        path: '^src/parts/form/(field-problem|form-values|message-box|problem-text|use-(form-|problem-|submission))',
      },
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
      'session-is-read-in-one-place',
      'all others ask the session store; what a browser has of a session is read at the start and after events',
      {
        path: kit,
        pathNot: '^src/state/(session-(sources|store)|portal-core|start-up|(take-)?login-code)[.]ts$',
      },
      { path: '^src/state/(session-sources|stored-session)[.]ts$' },
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
      'the page takes what has no weight: requests, responses, and the URL of the worker; a thread of the server is no page',
      {
        path: '^src/',
        pathNot:
          '^src/(reference/(worker/|inline-worker[.]ts$)|screens/spec/markdown/description-thread[.]ts$)',
      },
      { path: '^src/reference/worker/', pathNot: '^src/reference/worker/main[.]ts$' },
    ),
    rule(
      'api-is-a-leaf',
      'HTTP and types only',
      { path: '^src/api/' },
      { path: '^src/', pathNot: '^src/(api|lib)/' },
    ),
    rule(
      'one-client-talks-to-servers',
      'requests go through the typed client and its exchange',
      { path: '^(src|elements|package)/', pathNot: '^src/api/' },
      { path: 'node_modules/openapi-fetch/' },
    ),
    rule(
      'one-cache-of-remote-data',
      'what is read from the portal goes through useRead and prefetchReads',
      { path: '^(src|elements|package)/', pathNot: '^src/state/reads/' },
      { path: 'node_modules/@tanstack/' },
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
      'agent-decides-as-the-server',
      'it has the decisions of the server, and reaches the rest by the wire',
      { path: '^agent/' },
      {
        path: '^(src|elements|demo|scripts|test|server/src)/',
        pathNot: '^server/src/(rules/(gateway/|issued-secrets)|http/|traffic/ingest/kong-log|store/|texts/)',
      },
    ),
    rule(
      'nothing-knows-the-agent',
      'it is a program of its own',
      { path: '^(src|elements|server|demo)/' },
      { path: '^agent/' },
    ),
    rule(
      'kit-knows-no-server',
      'the wire is the only link',
      { path: kit },
      { path: '^(server|demo|test|scripts)/' },
    ),
    rule(
      'package-publishes-tags',
      'the npm entries define tags as the loader does',
      { path: '^package/', pathNot: '^package/(.*[.]mjs|vite[.]config[.]ts)$' },
      { path: '^(src/(?!element/)|server/|demo/|test/|scripts/)' },
    ),
    rule(
      'nothing-knows-the-package',
      'it is made from the rest',
      { path: '^(src|elements|server|demo)/' },
      { path: '^package/' },
    ),
    ...serverRules,
    rule(
      'mail-texts-are-a-leaf',
      'texts need nothing else of the server',
      { path: '^server/src/mail/texts/' },
      { path: '^server/src/', pathNot: '^server/src/(texts|mail/texts)/' },
    ),
    rule(
      'one-place-opens-databases',
      'which engine runs is decided there',
      { path: '^server/src/', pathNot: '^server/src/(embedded/|open-database[.]ts$)' },
      { path: '^server/src/embedded/' },
    ),
    rule(
      'nothing-imports-the-command-line',
      'the program is assembled there',
      { path: '^server/src/', pathNot: '^server/src/(cli/|start[.]ts$)' },
      { path: '^server/src/(cli/|start[.]ts$|app[.]ts$)' },
    ),
    rule(
      'rules-without-fastify',
      'usable without a server',
      { path: '^server/src/(rules|store|import|commands|config)/' },
      { path: 'node_modules/@?fastify' },
    ),
    rule(
      'statements-belong-to-the-store',
      'rules, routes and commands hand on connections and transactions, whose types they name',
      { path: '^server/src/', pathNot: '^server/src/(store|embedded|traffic|import)/' },
      { path: 'node_modules/kysely', dependencyTypesNot: ['type-only'] },
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
    // Applications of demo/hosts have packages of their own.
    exclude: { path: ['^(dist|server/dist)/', '^demo/hosts/[^/]+/'] },
  },
}
