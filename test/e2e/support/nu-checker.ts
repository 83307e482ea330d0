import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'

const program = resolve('node_modules/vnu-jar/build/dist/vnu.jar')

interface Message {
  readonly type: string
  readonly url?: string
  readonly message: string
  readonly extract?: string
}

/** Messages that say nothing about a page. */
const ignored: readonly RegExp[] = [
  // React writes the slash, and quotes every attribute.
  /^Trailing slash on void elements has no effect/,
  // A guess from the words: content is in the languages that its authors wrote.
  /^This document appears to be written in /,
]

export const hasJava = spawnSync('java', ['-version']).status === 0

/**
 * Returns what the Nu HTML checker finds in pages, a line for each finding.
 *
 * @param pages - HTML by address.
 */
export async function nuFindings(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-html-'))
  try {
    const names = [...pages.keys()]
    await Promise.all(
      Array.from(pages.values(), (html, index) =>
        writeFile(join(folder, `${index}.html`), withoutStyles(html)),
      ),
    )
    const options = ['--exit-zero-always', '--stdout', '--format', 'json', '--skip-non-html']
    // What the compiler would gain later is not gained in seconds.
    const { stdout } = await promisify(execFile)(
      'java',
      ['-XX:TieredStopAtLevel=1', '-jar', program, ...options, folder],
      { maxBuffer: 64 * 1024 * 1024 },
    )
    const { messages } = JSON.parse(stdout) as { messages: Message[] }
    return messages
      .filter(({ message }) => !ignored.some((pattern) => pattern.test(message)))
      .map(({ type, message, extract, url }) => {
        const page = names[Number(basename(url ?? '', '.html'))]
        return `${page}: ${type}: ${message} ${extract ?? ''}`
      })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The checker reads CSS of years ago, without nesting and `@property`. */
const withoutStyles = (html: string) => html.replace(/(<style>).*?(?=<\/style>)/gs, '$1')
