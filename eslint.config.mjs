/** Everything but promises and unions, which need types: `.oxlintrc.jsonc`. */
import js from '@eslint/js'
import globals from 'globals'
import hooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import typescript from 'typescript-eslint'

const storage = ['localStorage', 'sessionStorage', 'indexedDB']
const globalsOf = (names, message) => names.map((name) => ({ name, message }))
const cookies = {
  selector: "MemberExpression[object.name='document'][property.name='cookie']",
  message: 'Cookies belong to src/state.',
}
/** Names of the cookie and the parameters by which a server tells a page of a session. */
const sessionNames = {
  selector: 'Literal[value=/^(portalsession|loginSuccess|loginCode)$/]',
  message: 'What a browser has of a session is read by src/state/session-sources.ts.',
}
const definitions = {
  selector: "CallExpression[callee.object.name='customElements'][callee.property.name='define']",
  message: 'Tags are defined by src/element.',
}
const markup = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Markup from text cannot pass Trusted Types.',
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'Looks come from style sheets: a strict style-src refuses style attributes.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Markup from text cannot pass Trusted Types.',
  },
]
const statements = (message) =>
  [
    'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)$/]',
    "TaggedTemplateExpression[tag.name='sql']",
  ].map((selector) => ({ selector, message }))
/** Every path of the portal is made by a function of the router. */
const routePaths = ['Literal[value', 'TemplateElement[value.raw'].map((selector) => ({
  selector: `${selector}=/^\\u002F(login|register|forgot-password|reset-password|spec|docs|my-apps|application|404|403)(\\u002F|\\?|#|$)/]`,
  message: 'Paths of the portal come from src/router/paths.ts.',
}))
const untranslated = {
  selector: 'JSXText[value=/[A-Za-z]{2,}/]',
  message: 'Texts people read come from src/i18n.',
}

const dateForms = {
  selector: "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']",
  message: 'A language has one form of each date and time: src/i18n/date-format.ts.',
}

/** Foreign text must not choose how long an expression takes. */
const linearTime = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': [
    'error',
    { report: 'potential', ignoreSticky: false, ignorePartial: false },
  ],
}

export default typescript.config(
  {
    ignores: [
      'dist',
      'agent/dist',
      'server/dist',
      'node_modules',
      '.data',
      '.cache',
      'src/api/portal-api.d.ts',
      'demo/hosts/*/',
    ],
  },
  js.configs.recommended,
  ...typescript.configs.strict,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { regexp },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      ...linearTime,
      eqeqeq: 'error',
      // French has non-breaking spaces before some signs.
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  { files: ['scripts/**', 'bench/**', 'demo/**', 'server/src/cli/**'], rules: { 'no-console': 'off' } },
  {
    files: ['server/src/**'],
    // What keeps data; an import writes content in statements of its own.
    ignores: ['server/src/{store,embedded,traffic,import}/**'],
    rules: { 'no-restricted-syntax': ['error', ...statements('Statements belong to server/src/store.')] },
  },
  {
    files: ['src/**', 'elements/**'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': ['error', { additionalHooks: '^(useAsync)$' }],
    },
  },
  {
    files: ['src/**', 'elements/**'],
    ignores: ['src/api/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...globalsOf(['fetch', 'XMLHttpRequest'], 'Only src/api talks to a server.'),
        ...globalsOf(storage, 'Storage belongs to src/state.'),
      ],
    },
  },
  {
    files: ['src/api/**'],
    rules: { 'no-restricted-globals': ['error', ...globalsOf(storage, 'Storage belongs to src/state.')] },
  },
  {
    files: ['src/state/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...globalsOf(['fetch', 'XMLHttpRequest'], 'Only src/api talks to a server.'),
      ],
    },
  },
  {
    files: ['src/**', 'elements/**'],
    ignores: [
      'elements/portal-app/**',
      '!elements/portal-app/routes.ts',
      'src/element/**',
      'src/state/**',
      'src/screens/**',
      'src/parts/**',
      'src/ui/**',
    ],
    rules: { 'no-restricted-syntax': ['error', cookies, sessionNames, definitions, ...markup] },
  },
  {
    files: ['elements/portal-app/**'],
    // The patterns of the routes are there.
    ignores: ['elements/portal-app/routes.ts'],
    rules: {
      'no-restricted-syntax': ['error', cookies, sessionNames, definitions, ...routePaths, ...markup],
    },
  },
  {
    files: ['src/element/**'],
    rules: { 'no-restricted-syntax': ['error', cookies, sessionNames, ...markup] },
  },
  {
    files: ['src/state/**'],
    rules: { 'no-restricted-syntax': ['error', sessionNames, definitions, ...markup] },
  },
  {
    files: ['src/state/session-sources.ts'],
    rules: { 'no-restricted-syntax': ['error', definitions, ...markup] },
  },
  {
    files: ['src/screens/**', 'src/parts/**', 'src/ui/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        cookies,
        sessionNames,
        definitions,
        untranslated,
        dateForms,
        ...routePaths,
        ...markup,
      ],
    },
  },
  // What other modules declare can only be extended by an interface.
  { files: ['package/types/**'], rules: { '@typescript-eslint/no-empty-object-type': 'off' } },
  {
    files: ['test/**'],
    ignores: ['test/support/mount.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@open-wc/testing',
          importNames: ['waitUntil'],
          message: 'It gives up after a second: test/support/mount waits longer.',
        },
      ],
    },
  },
  // Playwright reads which fixtures a function wants from its first parameter, `{}` when it wants none.
  { files: ['test/e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['test/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['test/**'],
    // Fixtures, and tests of the database itself.
    ignores: [
      'test/support/server/**',
      'test/server/{embedded,store,traffic,fuzz}/**',
      'test/server/commands/copy.test.ts',
      'test/server/cli/schema.test.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...statements('Tests reach the database through the API or a fixture of test/support/server.'),
      ],
    },
  },
)
