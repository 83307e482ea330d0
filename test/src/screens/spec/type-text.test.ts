import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadMessages, messagesFor } from '../../../../src/i18n'
import { modelInType, typeText } from '../../../../src/screens/spec/schema/type-text'
import { respondingWith, openReference } from '../../../support/reference'

const NAME = '\uE000'

const schemas = {
  array: { type: 'object', properties: { length: { type: 'integer' } } },
  null: { type: 'object', properties: { reason: { type: 'string' } } },
  Pier: { type: 'object', properties: { name: { type: 'string' } } },
  PierList: { type: 'array', items: { $ref: '#/components/schemas/Pier' } },
}
const listOf = (name: string, type: unknown = 'array') => ({
  type,
  items: { $ref: `#/components/schemas/${name}` },
})

test('the name of a model is told from words of the same spelling', async () => {
  await loadMessages('en', ['reference'])
  const t = messagesFor({ language: 'en' }, 'reference')
  for (const [schema, text, model] of [
    [listOf('array'), `array of ${NAME}`, 'array'],
    [listOf('null', ['array', 'null']), `array of ${NAME} or null`, 'null'],
    [{ type: 'array', items: listOf('array') }, `array of array of ${NAME}`, 'array'],
    [listOf('PierList'), `array of ${NAME}`, 'PierList'],
    [{ type: 'array', items: { type: 'string' } }, 'array of string', undefined],
    [{ $ref: '#/components/schemas/null' }, 'object', 'null'],
  ] as const) {
    const opened = await openReference(respondingWith(schema, schemas))
    const node = (await opened.operation('getThing')).responses[0]?.content[0]?.schema
    assert.ok(node)
    assert.equal(typeText(node, t, NAME), text)
    assert.equal(modelInType(node)?.name, model)
    assert.equal(typeText(node, t), text.replace(NAME, model ?? ''))
  }
})
