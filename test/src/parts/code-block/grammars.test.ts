import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grammarOf } from '../../../../src/parts/code-block/grammars'
import { simplyHighlighted } from '../../../../src/parts/code-block/small-grammars'

test('languages are known by their names and by media types', () => {
  for (const [language, name] of [
    ['js', 'javascript'],
    ['C#', 'csharp'],
    ['Shell', 'bash'],
    ['application/json', 'json'],
    ['application/problem+json; charset=utf-8', 'json'],
    ['application/vnd.github.v3+json', 'json'],
    ['application/x-yaml', 'yaml'],
    ['text/html', 'xml'],
    ['image/svg+xml', 'xml'],
  ] as const)
    assert.equal(grammarOf(language)?.name, name, language)
  for (const language of ['', 'text/plain', 'application/octet-stream', 'constructor', 'klingon'])
    assert.equal(grammarOf(language), undefined, language)
})

const marked = (code: string, name: string) =>
  ([simplyHighlighted(code, name)].flat() as (string | { props: { className: string; children: string } })[])
    .map((node) =>
      typeof node === 'string' ? node : `<${node.props.className.slice(6)}:${node.props.children}>`,
    )
    .join('')

test('JSON and calls with curl have colors without the library, and lose no sign', () => {
  const json = '{"a\\"b": [-1.5e3, true, "null", {}], "n1": null}'
  assert.equal(
    marked(json, 'json'),
    '{<attr:"a\\"b">: [<number:-1.5e3>, <literal:true>, <string:"null">, {}], <attr:"n1">: <literal:null>}',
  )
  const call = `curl https://example.com/a-b -X POST \\\n  -H "Key: $API_KEY" -d '{"a": "$x"}'`
  assert.equal(
    marked(call, 'curl'),
    'curl https://example.com/a-b <attr:-X> POST \\\n' +
      `  <attr:-H> <string:"Key: $API_KEY"> <attr:-d> <string:'{"a": "$x"}'>`,
  )
  for (const odd of ['{"never closed', "curl 'never", 'curl "$', '"'.repeat(1000)])
    for (const name of ['json', 'curl']) assert.equal(marked(odd, name).replace(/<\w+:([^<>]*)>/g, '$1'), odd)
  assert.equal(simplyHighlighted('let a', 'javascript'), undefined)
  assert.equal(simplyHighlighted('x', 'constructor'), undefined)
})
