import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documentNodes } from '../../../../server/src/rules/documents/document-nodes'
import { htmlElements } from '../../../../server/src/rules/documents/markup/html-elements'

/** Markup that would run something in an element: its attributes, what is in it, and itself in itself. */
function hostile(name: string): string {
  const attributes = `onclick="hacked()" style="a:url(hacked)" href="javascript:hacked()" src="javascript:hacked()"`
  const inside = `<script>hacked()</script><svg onload="hacked()"><${name}>hacked</${name}></svg>`
  return `<${name} ${attributes}>${inside}words<${name} onmouseover=hacked() href="vbscript:hacked">more</${name}></${name}>`
}

const markdownOf = (html: string) => [html, `Text ${html}`, `> - ${html}`, `| a |\n| - |\n| ${html} |`]

/** Values of fields with these names, at any depth. */
function fieldsOf(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    names.includes(name) && typeof field === 'string' ? [field] : fieldsOf(field, names),
  )
}

for (const name of Object.keys(htmlElements))
  test(`nothing runs in <${name}>, whole, nested and cut`, () => {
    const html = hostile(name)
    for (const markdown of markdownOf(html)) {
      const nodes = documentNodes(markdown)
      assert.doesNotMatch(JSON.stringify(nodes), /onclick|onmouseover|javascript|vbscript/i, markdown)
      // Preformatted text keeps the text of what is left out of it, as code.
      if (name !== 'pre') assert.doesNotMatch(JSON.stringify(nodes), /hacked/, markdown)
    }
    for (let end = 1; end < html.length; end += 3)
      for (const markdown of markdownOf(html.slice(0, end))) {
        // What is left of a tag may be text, which nothing runs.
        const nodes = documentNodes(markdown)
        assert.deepEqual(
          fieldsOf(nodes, ['href', 'url']).filter((target) =>
            /^\s*(javascript|vbscript|data):/i.test(target),
          ),
          [],
          markdown,
        )
        assert.deepEqual(fieldsOf(nodes, ['html', 'style', 'onclick', 'onload', 'onmouseover']), [], markdown)
      }
  })

test('a table of 10,000 rows has them all', () => {
  const rows = Array.from({ length: 10_000 }, (_one, number) => `| ${number} | b |`)
  const [table, ...others] = documentNodes(`| a | b |\n| - | - |\n${rows.join('\n')}\n`).children
  assert.deepEqual([table?.type, others.length], ['table', 0])
  const text = JSON.stringify(table)
  assert.equal(text.split('"table_row"').length - 1, 10_000)
  assert.ok(text.includes('"9999"'))
})
