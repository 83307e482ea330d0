/** Writes `docs/packages.md`: how large the packages are. It packs those that `npm run package` has built. */
import { writeFileSync } from 'node:fs'
import { packed } from '../test/support/packages'
import { bundlers, importSizes } from './import-sizes'
import { type ImportSize, packageNames, packageTable } from './package-table'

const measured = Object.entries(packageNames).map(([folder, name]) => [name, packed(folder)] as const)
const imports: Record<string, ReadonlyMap<string, ImportSize>> = {}
for (const [name, bundle] of Object.entries(bundlers)) imports[name] = await importSizes(bundle)
const text = packageTable(Object.fromEntries(measured), imports)
writeFileSync('docs/packages.md', text)
console.log(text)
