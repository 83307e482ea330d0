/** Prints what became of requests made from the contract: `npm run fuzz`, or with another number and seed `npm run fuzz -- 5000 7`. */
import { fuzz } from './fuzz'

const [requests = '20000', seed = '20261122'] = process.argv.slice(2)
const print = (text: string) => process.stdout.write(`${text}\n`)
const started = Date.now()
const { rows, violations } = await fuzz({ requests: Number(requests), seed: Number(seed) })

const line = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(46) : String(cell).padStart(11))).join('')
const classes = ['2xx', '3xx', '4xx', '5xx']
print(line(['operation', 'requests', ...classes, 'slowest ms', 'violations']))
for (const row of rows) {
  const counts = classes.map((name) => row.classes.get(name) ?? 0)
  print(line([row.operation, row.requests, ...counts, Math.round(row.slowestMs), row.violations]))
}
const total = (name: string) => rows.reduce((sum, row) => sum + (row.classes.get(name) ?? 0), 0)
print(
  line([
    'all',
    rows.reduce((sum, row) => sum + row.requests, 0),
    ...classes.map(total),
    '',
    violations.length,
  ]),
)
for (const violation of violations.slice(0, 50)) print(`- ${violation}`)
print(`${Math.round((Date.now() - started) / 1000)} s, seed ${seed}`)
process.exitCode = violations.length === 0 ? 0 : 1
