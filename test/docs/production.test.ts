import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { load } from 'js-yaml'
import { operations } from '../../server/src/routes'
import { realPortal } from '../support/server/portal'

interface AlertRule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string }
}

const page = readFileSync('docs/production.md', 'utf8')
const guide = readFileSync('docs/operating.md', 'utf8')
const { groups } = load(readFileSync('demo/prometheus/alerts.yaml', 'utf8')) as {
  groups: { rules: AlertRule[] }[]
}
const rules = groups.flatMap((group) => group.rules)

/** Labels that Prometheus adds, and `le` of a histogram. */
const labelsOfPrometheus = new Set(['instance', 'job', 'le'])

interface Selected {
  readonly metric: string
  /** Label and value of each condition. */
  readonly conditions: readonly (readonly [label: string, value: string])[]
}

/** Returns the metrics that an expression selects, and the labels that it groups by. */
function partsOf(expression: string): { selected: Selected[]; grouping: string[] } {
  const grouping: string[] = []
  const rest = expression.replace(/\bby \(([^)]*)\)/g, (_, labels: string) => {
    grouping.push(...labels.split(', '))
    return ''
  })
  // A name before a parenthesis is a function.
  const names = rest.replace(/\[\d+[mh]\]/g, '').matchAll(/\b([a-z]\w*)\b(?!\s*\()(?:\{([^}]*)\})?/g)
  const selected = Array.from(names, ([, metric = '', selector = '']) => ({
    metric,
    conditions: Array.from(
      selector.matchAll(/\b(\w+)!?="([^"]*)"/g),
      ([, label = '', value = '']) => [label, value] as const,
    ),
  }))
  return { selected, grouping }
}

/** Of the table of metrics. Another test compares it with the server. */
const rowOf = (metric: string) => guide.split('\n').find((line) => line.startsWith(`| \`${metric}\``)) ?? ''

const isOperation = (id: string) => operations.some((operation) => operation.id === id)

test('alert rules select metrics, labels and values that a server has', async (t) => {
  const portal = await realPortal({ environment: { METRICS_ADDRESS: '127.0.0.1:0' } })
  t.after(() => portal.close())
  const text = await (await fetch(portal.metricsUrl ?? '')).text()
  const served = new Map(
    Array.from(text.matchAll(/^# TYPE (\w+) (\w+)/gm), ([, name = '', type = '']) => [name, type]),
  )
  for (const { alert, expr, annotations } of rules) {
    const { selected, grouping } = partsOf(expr)
    assert.ok(selected.length > 0, alert)
    const rows: string[] = []
    for (const { metric, conditions } of selected) {
      if (metric === 'up') continue
      const family = metric.replace(/_(bucket|count)$/, '')
      const name = served.get(family) === 'histogram' ? family : metric
      assert.ok(served.has(name), `${alert}: the server has no metric ${metric}`)
      const row = rowOf(name)
      rows.push(row)
      for (const [label, value] of conditions) {
        if (labelsOfPrometheus.has(label)) continue
        assert.ok(row.includes(`\`${label}\``), `${alert}: ${name} has no label ${label}`)
        const isKnown = label === 'operation' ? isOperation(value) : row.includes(`\`${value}\``)
        assert.ok(isKnown, `${alert}: the guide names no value ${value} of ${label}`)
      }
    }
    const shown = Array.from(annotations.summary.matchAll(/\$labels\.(\w+)/g), ([, label = '']) => label)
    for (const label of [...grouping, ...shown]) {
      if (labelsOfPrometheus.has(label)) continue
      const own = label.replace(/^exported_/, '')
      assert.ok(
        rows.some((row) => row.includes(`\`${own}\``)),
        `${alert}: no metric of it has the label ${own}`,
      )
    }
  }
})

test('the guide for production says what to do at each alert, and at no other', () => {
  const named = Array.from(page.matchAll(/^\| `(Portal\w+)`/gm), ([, alert = '']) => alert)
  assert.deepEqual(
    named,
    rules.map(({ alert }) => alert),
  )
})

test('the guide for production names settings and metrics that exist', () => {
  const prose = page.replace(/^```[^]*?^```$/gm, '')
  const names = (pattern: RegExp) => Array.from(prose.matchAll(pattern), ([, name = '']) => name)
  const settings = names(/`([A-Z]{2,}(?:_[A-Z]+)+)`/g)
  assert.ok(settings.length > 5)
  const documented = (name: string) => guide.includes(`| \`${name}\` `)
  assert.deepEqual(
    settings.filter((name) => !documented(name)),
    [],
  )
  assert.deepEqual(
    names(/`(portal_\w+)`/g).filter((name) => rowOf(name) === ''),
    [],
  )
})
