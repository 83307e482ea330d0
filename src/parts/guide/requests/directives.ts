// Copied from server/src/rules/documents/requests/directives.ts by `npm run contract`. Do not edit.

import { type Capture, captureOf, expectOf } from './guide-request'

interface Directives {
  readonly expect: readonly string[]
  readonly capture: readonly Capture[]
}

/** Reads the comments `# expect: 201` and `# capture: name = path` of a block. Other comments are for people. */
export function directivesOf(lines: readonly string[]): Directives {
  let expect = expectOf(undefined)
  const capture: Capture[] = []
  for (const [index, line] of lines.entries()) {
    const [, key, value = ''] = /^\s*#\s*(expect|capture):(.*)$/.exec(line) ?? []
    if (key === 'expect') expect = expectOf(value, index)
    if (key !== 'capture') continue
    const [name = '', path] = value.split('=', 2).map((part) => part.trim())
    capture.push(captureOf(name, path, index))
  }
  return { expect, capture }
}
