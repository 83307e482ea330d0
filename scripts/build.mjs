/** Builds the kit for browsers into dist/kit and the server into server/dist. */
import { execFileSync } from 'node:child_process'

const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' })

run('npx', ['vite', 'build', '--logLevel', 'warn'])
run('node', ['server/build.mjs'])
