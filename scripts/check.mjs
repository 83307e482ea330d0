/**
 * Runs everything that needs no browser and no server: types, lint, promises, format, dependency rules, words, licenses, secrets, and
 * generated files that must be fresh. `node scripts/check.mjs types lint` runs only some.
 */
import { checks } from './checks.mjs'

const named = process.argv.slice(2)
const unknown = named.filter((name) => !checks[name])
if (unknown.length > 0)
  throw new Error(`No check is called ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`)
const results = (named.length > 0 ? named : Object.keys(checks)).map((name) => checks[name]())
process.exitCode = results.every(Boolean) ? 0 : 1
