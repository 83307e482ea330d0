import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../config/environment'

/** The file that pages load first. */
const entry = 'loader.js'

const here = dirname(fileURLToPath(import.meta.url))
/** Where the package has it, and where `npm run build` puts it, seen from the bundle and from the sources. */
const buildDirectories = ['../kit', '../../dist/kit', '../../../dist/kit'].map((path) => join(here, path))

/**
 * Returns the directory of the browser build: the one of the setting, else the one that was built beside the server.
 *
 * @returns undefined if nothing is set and nothing was built: the server then serves the API alone.
 * @throws {ConfigError} if the setting names a directory without the build.
 */
export function findKit(kitDir: string | undefined): string | undefined {
  if (kitDir === undefined) return buildDirectories.find((directory) => existsSync(join(directory, entry)))
  if (existsSync(join(resolve(kitDir), entry))) return kitDir
  throw new ConfigError(
    `KIT_DIR must be the directory of the browser build, and "${resolve(kitDir)}" has no ${entry}. Run \`npm run build\`, or leave KIT_DIR unset.`,
  )
}
