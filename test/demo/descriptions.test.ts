import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { OpenApiDocument, escape, isObject, walk, type Json, type Part } from '../support/openapi-document'

const files = readdirSync('demo/content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('openapi.yaml'))
  .map((name) => join('demo/content', name))

/** Everything with content: request bodies and responses of paths, callbacks and webhooks. */
function mediaTypes(document: OpenApiDocument): Part[] {
  const found: Part[] = []
  walk(document.root, (value, pointer) => {
    if (!isObject(value.content) || pointer.includes('/examples')) return
    for (const [type, media] of Object.entries(value.content)) {
      found.push({ pointer: `${pointer}/content/${escape(type)}`, value: media as Json })
    }
  })
  return found
}

function examplesOf({ value }: Part): unknown[] {
  const named = Object.values((value.examples ?? {}) as Record<string, { value: unknown }>)
  return [...('example' in value ? [value.example] : []), ...named.map((each) => each.value)]
}

assert(files.length >= 5, 'the demo has its descriptions')

for (const file of files) {
  describe(file, () => {
    const document = new OpenApiDocument(file)

    it('has something at the end of every reference', () => {
      walk(document.root, (value) => {
        if (typeof value.$ref === 'string') document.resolve(value.$ref.slice(1))
      })
    })

    it('says of every operation what it is, and knows its tags', () => {
      const tags = new Set((document.root.tags as { name: string }[]).map(({ name }) => name))
      const ids = document.operations.map(({ id }) => id)
      assert.equal(new Set(ids).size, ids.length, 'operation IDs are unique')
      for (const { id, value } of document.operations) {
        for (const key of ['operationId', 'summary', 'description']) {
          assert.equal(typeof value[key], 'string', `${id} has a ${key}`)
        }
        for (const tag of value.tags as string[]) assert(tags.has(tag), `${id}: the tag ${tag} is declared`)
      }
    })

    it('describes every parameter, property of a flow and response in words', () => {
      walk(document.root, (value, pointer) => {
        // A comma in an unquoted text of a flow mapping begins a key without a value.
        const isData = /\/(example|examples|default|content|security)(\/|$)/.test(pointer)
        for (const [key, part] of Object.entries(value)) {
          if (!isData) assert(part !== null || key === 'const', `${pointer}/${key} has a value`)
        }
      })
      for (const operation of document.operations) {
        for (const [status, { value }] of document.responses(operation)) {
          assert.equal(typeof value.description, 'string', `${operation.id} ${status}`)
        }
      }
    })

    it('has an example for every body, and each fits its schema', () => {
      for (const media of mediaTypes(document)) {
        if (!media.value.schema) continue
        const examples = examplesOf(media)
        assert(examples.length > 0, `${media.pointer} has an example`)
        const validate = document.validator(`${media.pointer}/schema`)
        for (const example of examples) {
          assert(validate(example), `${media.pointer}: ${JSON.stringify(validate.errors)}`)
        }
      }
    })

    it('has examples of schemas and parameters that fit them', () => {
      walk(document.root, (value, pointer) => {
        const isSchema = /\/(schema|schemas\/[^/]+|properties\/[^/]+|items)$/.test(pointer)
        if (isSchema && !/\/examples?\//.test(pointer) && Array.isArray(value.examples)) {
          const validate = document.validator(pointer)
          for (const example of value.examples) assert(validate(example), `${pointer}: ${String(example)}`)
        }
        if (isObject(value.schema) && typeof value.in === 'string') {
          const validate = document.validator(`${pointer}/schema`)
          for (const example of examplesOf({ pointer, value })) {
            assert(validate(example), `${pointer}: ${JSON.stringify(validate.errors)}`)
          }
        }
      })
    })
  })
}
