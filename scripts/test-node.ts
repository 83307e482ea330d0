/**
 * Runs the Node tests and the stories that start the demo on the release of Node.js that production runs. Arguments are those of `npm test`,
 * in place of these: `npm run test:node -- test/server/http/sessions.test.ts`.
 */
import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const version = '24.21.0'
/** Of npm, with the program for this kind of machine. */
const program = `node-${process.platform}-${process.arch}`
const folder = `.cache/node-${version}`

function run(command: string, args: readonly string[], env = process.env): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${status}.`)
}

run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${program}@${version}`])
const bin = resolve(folder, 'node_modules', program, 'bin')
const given = process.argv.slice(2)
const tests = given.length > 0 ? given : ['build', 'node', 'test/e2e/start.spec.ts']
run(resolve(bin, 'node'), ['--import', 'tsx', 'scripts/test.ts', ...tests], {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
})
