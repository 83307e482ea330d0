import { createRequire } from 'node:module'
import { join } from 'node:path'
import { npmFiles } from './npm-files'

interface Tree {
  readonly rootNode: { readonly hasError: boolean; toString(): string }
}

interface TreeSitter {
  readonly Parser: {
    init(options: { locateFile(file: string): string }): Promise<void>
    new (): { setLanguage(language: unknown): void; parse(text: string): Tree | null }
  }
  readonly Language: { load(path: string): Promise<unknown> }
}

/** Languages that Debian has no compiler for are parsed: name of the sample's language, and of its grammar. */
const grammars: Readonly<Record<string, string>> = {
  'C#': 'c_sharp',
  Java: 'java',
  Go: 'go',
  Ruby: 'ruby',
  PHP: 'php',
  Python: 'python',
  JavaScript: 'javascript',
  curl: 'bash',
}

/** Returns a function that says whether a program is well-formed, for languages whose toolchain is missing. */
export async function sampleParser(language: string): Promise<(program: string) => boolean> {
  const runtime = await npmFiles('samples', {
    name: 'web-tree-sitter',
    version: '0.25.3',
    files: ['tree-sitter.cjs', 'tree-sitter.wasm'],
  })
  const file = `out/tree-sitter-${grammars[language]}.wasm`
  const folder = await npmFiles(`samples/${grammars[language]}`, {
    name: 'tree-sitter-wasms',
    version: '0.1.13',
    files: [file],
  })
  const { Parser, Language } = createRequire(import.meta.url)(join(runtime, 'tree-sitter.cjs')) as TreeSitter
  await Parser.init({ locateFile: () => join(runtime, 'tree-sitter.wasm') })
  const parser = new Parser()
  parser.setLanguage(await Language.load(join(folder, file)))
  return (program) => parser.parse(program)?.rootNode.hasError === false
}
