import type { Command } from 'commander'
import { resolve } from 'node:path'
import packageJson from '../../package.json'
import { readConfig } from '../config/config'
import { prints } from './command-line'

/** `portal-server init`. */
export function addInit(program: Command): void {
  prints(
    program
      .command('init')
      .description('write a folder with a portal of one API: portal.yaml, a product and compose.yaml')
      .argument('<folder>', 'a new or an empty one')
      .argument('<description>', 'OpenAPI description of the API, a file or a URL'),
    async ([folder = '', description = '']) => {
      const { databaseUrl, dataDir, encryption } = readConfig(process.env)
      const { initFolder } = await import('../init/init-folder')
      return initFolder({
        folder: resolve(folder),
        shownFolder: folder,
        description,
        serverVersion: packageJson.version,
        // Another database may have a portal already.
        database: databaseUrl === undefined && dataDir === '.data' ? { encryption } : undefined,
      })
    },
  )
}
