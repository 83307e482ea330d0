/** Writes `docs/packages.md`: how large the packages are. It packs those that `npm run package` has built. */
import { writeFileSync } from 'node:fs'
import { packed } from '../test/support/packages'
import { packageNames, packageTable } from './package-table'

const measured = Object.entries(packageNames).map(([folder, name]) => [name, packed(folder)] as const)
const text = packageTable(Object.fromEntries(measured))
writeFileSync('docs/packages.md', text)
console.log(text)
