import type { OperationResponse } from './operation-response'

/** Ends the declaration, or begins something else: not within a value. */
const unsafe = /[;{}<>\\]|\/\*|\*\/|url\(|@/i

/** One rule with CSS variables. What could be anything but a name and a value is left out. */
export function styleSheet(
  variables: readonly (readonly [name: string, value: string])[],
): OperationResponse {
  const declarations = variables
    .filter(([name, value]) => /^[\w-]+$/.test(name) && !unsafe.test(value))
    .map(([name, value]) => `  --${name}: ${value};\n`)
  return { status: 200, type: 'text/css; charset=utf-8', body: `:root {\n${declarations.join('')}}\n` }
}
