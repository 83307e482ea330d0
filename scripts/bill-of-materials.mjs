/**
 * Prints what the whole workspace needs to run, as CycloneDX: the packages that are installed for the kit and the server, without the
 * tools that build and test them. `--check` only says whether that list is valid and every license is allowed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { cycloneDx, readComponent } from '../package/licenses.mjs'

/** What npm has installed, which may be less than the lockfile has: some packages are for other systems. */
const { packages } = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'))
const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))

const mistakes = []
const components = Object.entries(packages)
  .filter(
    ([folder, { dev, link }]) => /(^|\/)node_modules\//.test(folder) && !dev && !link && existsSync(folder),
  )
  .flatMap(([folder]) => {
    try {
      return [readComponent(folder)]
    } catch (error) {
      mistakes.push(error.message)
      return []
    }
  })
  .sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
  // The same package may be installed in two places.
  .filter((one, index, all) => one.name !== all[index - 1]?.name || one.version !== all[index - 1]?.version)
if (components.length === 0) mistakes.push('No package is installed. Run `npm ci` first.')

const bill = JSON.stringify(cycloneDx({ name, version, components }), null, 2)
const faults = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)
if (faults !== null)
  mistakes.push(`The bill of materials is no valid CycloneDX: ${JSON.stringify(faults, null, 2)}`)

if (mistakes.length > 0) process.stderr.write(`${mistakes.join('\n')}\n`)
else if (!process.argv.includes('--check')) process.stdout.write(`${bill}\n`)
process.exitCode = mistakes.length === 0 ? 0 : 1
