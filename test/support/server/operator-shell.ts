import { execFile } from 'node:child_process'
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { briefEngine } from './brief-engine'
import type { Environment } from './processes'

/**
 * Makes `portal-server` a command in a folder, beside the demo's content and a file with a password, so that lines of the operating
 * guide run as they are written.
 *
 * @returns what runs a line in that folder and gives `done` or its exit code, then what it printed.
 */
export async function operatorShell(folder: string, environment: Environment) {
  const program = [process.execPath, ...briefEngine, resolve('server/bin/portal-server.mjs')].join(' ')
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'bin/portal-server'), `#!/bin/sh\nexec ${program} "$@"\n`)
  await chmod(join(folder, 'bin/portal-server'), 0o700)
  await writeFile(join(folder, 'password.txt'), `${operatorPassword}\n`)
  await symlink(resolve('demo'), join(folder, 'demo'))
  const { PATH = '', HOME = '' } = process.env
  const own = { ...environment, HOME, PATH: `${join(folder, 'bin')}:${PATH}` }

  return (line: string, more: Environment = {}) =>
    new Promise<string>((done) => {
      execFile('bash', ['-c', line], { cwd: folder, env: { ...own, ...more } }, (error, stdout, stderr) =>
        done(`${error ? `exit code ${error.code}` : 'done'}\n${stdout}${stderr}`),
      )
    })
}

/** What the guide's `password.txt` has. */
export const operatorPassword = 'Correct-horse-1'
