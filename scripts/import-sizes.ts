import { type Bundler, emittedByVite, emittedByWebpack } from '../test/support/emitted'
import type { ImportSize } from './package-table'
import { applicationWith, packed } from '../test/support/packages'

/** Statements of an application, whose files are counted. */
export const importedStatements = [
  `import 'portal-elements/portal-login'`,
  `import 'portal-elements/portal-catalog'`,
  `import 'portal-elements/portal-spec'`,
  `import { PortalLogin } from 'portal-elements/react'`,
  `import { PortalLogin } from 'portal-elements/react/portal-login'`,
  `import 'portal-elements/stoplight'`,
  `import 'portal-elements'`,
] as const

const react = `import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\nglobalThis.reactOf = { createElement, createRoot }\n`
const used = (statement: string) =>
  statement.includes('PortalLogin') ? `${statement}\nglobalThis.componentOf = PortalLogin` : statement

/** Returns what a bundler emits for each statement beyond an application with React alone, on which it is based. */
export async function importSizes(
  bundle: Bundler,
  statements: readonly string[] = importedStatements,
): Promise<ReadonlyMap<string, ImportSize>> {
  const others = ['react', 'react-dom', 'scheduler']
  const application = applicationWith('portal-elements', packed('dist/package').archive, others)
  const alone = await bundle(application, react)
  const sizes = new Map<string, ImportSize>()
  for (const statement of statements) {
    const { files, bytes } = await bundle(application, react + used(statement))
    sizes.set(statement, {
      files: files.length - alone.files.length,
      kilobytes: Math.round((bytes - alone.bytes) / 1000),
    })
  }
  return sizes
}

export const bundlers: Readonly<Record<string, Bundler>> = { Vite: emittedByVite, webpack: emittedByWebpack }
