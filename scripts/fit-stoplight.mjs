/**
 * Fits the library behind `renderer="stoplight"` to pages that are not its own. It is made to own the page: it remembers tokens in
 * the page's storage, leaves globals behind, writes markup from text, and embeds what a description names from anywhere. What
 * its options cannot change is replaced here, piece by piece. A piece that is not found fails the build, so that no newer version
 * slips through unread.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const REPLACEMENTS = 'src/screens/spec/stoplight/'
const HOOK = 'fit-stoplight/use-try-it-fetch'

/** Dependencies of the library, and the file that replaces each. */
const standIns = {
  // Renders untrusted text, and embeds players, posts and diagrams of other sites.
  '@stoplight/markdown-viewer': 'stand-ins/markdown-viewer.tsx',
  // Its error boundary is used, without reporting.
  '@sentry/react': 'stand-ins/error-boundary.tsx',
  // Follows references to other addresses. Like the two below it serves parts of the library that are not used here.
  '@stoplight/json-schema-ref-parser': 'stand-ins/unused.ts',
  'react-query': 'stand-ins/unused.ts',
  'react-router-dom': 'stand-ins/unused.ts',
  'react-router-dom/server.js': 'stand-ins/unused.ts',
  [HOOK]: 'use-try-it-fetch.ts',
}

/** What is put before a file, and what is put in the place of what there. */
const fittings = [
  {
    file: /@stoplight[\\/]elements-core[\\/]index\.mjs$/,
    before: `import { useTryItFetch } from '${HOOK}';`,
    pieces: [
      // What a visitor enters stays in memory.
      ['window.localStorage === undefined', 'true'],
      ["atomWithStorage('HttpOperation_security_expanded', {})", 'atom({})'],
      [
        'const handleSendRequest = () =>',
        'const tryItFetch = useTryItFetch(); const handleSendRequest = () =>',
      ],
      ['yield fetch(...request)', 'yield tryItFetch(...request)'],
    ],
  },
  {
    file: /@stoplight[\\/]mosaic[\\/]core\.esm\.js$/,
    before: `const innermostActive = () => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      return active
    };`,
    pieces: [
      [
        "typeof localStorage === 'undefined' ? memoryStorage : localStorage",
        '({ ...memoryStorage, removeItem() {} })',
      ],
      ["if (typeof localStorage === 'undefined') return DEFAULT_THEME_MODE;", 'return DEFAULT_THEME_MODE;'],
      // From the document a shadow root is one element, its host: what is asked there has to be asked inside.
      ['document.activeElement', 'innermostActive()'],
      ['!document.body.contains(nodeToRestore)', '!nodeToRestore?.isConnected'],
      ['document.body.contains(nodeToRestore)', 'nodeToRestore.isConnected'],
      ['document.contains(element)', 'element.isConnected'],
      ['getFocusableTreeWalker(document.body,', 'getFocusableTreeWalker(focusedElement.getRootNode(),'],
      ['setCurr && !document.getElementById(id)', 'false'],
      [
        'isValidEvent(event, ref) {',
        'isValidEvent(given, ref) { const event = { button: given.button, target: given.composedPath()[0] };',
      ],
      [
        '!ownerDocument || !ownerDocument.documentElement.contains(event.target)',
        '!event.target.isConnected',
      ],
      [
        /let (onFocus|onBlur) = e => {(\s+[/][/] (?:If a focus event|Firefox))/g,
        'let $1 = e => { const target = e.composedPath()[0];$2',
      ],
      ['isElementInAnyScope(e.target,', 'isElementInAnyScope(target,'],
      ['focusedNode.current = e.target;', 'focusedNode.current = target;'],
    ],
  },
  {
    file: /@stoplight[\\/]mosaic-code-editor[\\/]code-editor\.esm\.js$/,
    before: 'const noStyle = () => null;',
    // Style elements made from text, which neither a strict policy nor Trusted Types let through. Ours are in the style sheet.
    pieces: [
      ['jsx("style", {', 'jsx(noStyle, {'],
      ["'navigator' in global", 'true'],
    ],
  },
  {
    file: /@stoplight[\\/]mosaic-code-viewer[\\/]code-viewer\.esm\.js$/,
    // The page may have a Prism of its own.
    pieces: [
      ["typeof global !== 'undefined' ? global : window", '{}'],
      [/require\('(prismjs\/components\/[\w-]+)'\);/g, "import '$1';"],
    ],
  },
  {
    file: /@stoplight[\\/]json-schema-viewer[\\/]index\.mjs$/,
    pieces: [
      // Would take texts apart at blank lines, also inside of code.
      ["value.split('\\n\\n')", '[value]'],
      // These say at every call that they have moved.
      [
        "Provider as Provider$1 } from 'jotai'",
        "Provider as Provider$1, useAtomValue, useSetAtom as useUpdateAtom } from 'jotai'",
      ],
      ['atomFamily, useUpdateAtom, useAtomValue }', 'atomFamily }'],
    ],
  },
  {
    file: /dom-helpers[\\/]query[\\/]offset\.js$/,
    pieces: [['!(0, _contains.default)(docElem, node)', '!node.isConnected']],
  },
  {
    file: /prismjs[\\/]components[\\/]prism-[\w-]+\.js$/,
    before: "import Prism from 'prism-react-renderer/prism';",
    pieces: [],
  },
]

/** @param {string} id @param {string} code */
export function fitted(id, code) {
  const fitting = fittings.find(({ file }) => file.test(id))
  if (!fitting) return undefined
  let text = code
  for (const [there, instead] of fitting.pieces) {
    const now = text.replaceAll(there, instead)
    if (now === text) throw new Error(`${id} has no ${there} any more: read it anew.`)
    text = now
  }
  return `${fitting.before ?? ''}${text}`
}

/**
 * @param options.isApart The library is bundled by itself, before the kit: the replacements stay outside, imported by
 *   paths from the root.
 */
export function fitStoplight({ isApart = false } = {}) {
  const resolveReplacement = (name) =>
    isApart
      ? { id: `/${REPLACEMENTS}${name}`, external: true }
      : resolve(import.meta.dirname, '..', REPLACEMENTS, name)
  return {
    name: 'fit-stoplight',
    enforce: 'pre',
    generateBundle() {
      if (isApart) return
      const source = readFileSync('node_modules/@stoplight/elements/LICENSE', 'utf8')
      this.emitFile({ type: 'asset', fileName: 'assets/stoplight-elements.LICENSE.txt', source })
    },
    resolveId: (id) => (Object.hasOwn(standIns, id) ? resolveReplacement(standIns[id]) : undefined),
    load(id) {
      const [file] = id.split('?')
      const code = fittings.some((fitting) => fitting.file.test(file)) && readFileSync(file, 'utf8')
      return code === false ? undefined : fitted(file, code)
    },
  }
}
