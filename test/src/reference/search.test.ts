import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { SearchHit } from '../../../src/reference/protocol/search'
import { describing, openReference } from '../../support/reference'

const responses = { 200: { description: 'Yes' } }

const opened = openReference(
  describing(
    {
      '/repositories/{id}/issues': {
        get: { operationId: 'listRepositoryIssues', summary: 'List issues', tags: ['issues'], responses },
        post: { operationId: 'createIssue', summary: 'Create an issue', tags: ['issues'], responses },
      },
      '/ships': {
        get: {
          operationId: 'ships/list',
          description: 'Everything that floats, ferries included.',
          responses,
        },
      },
    },
    {
      webhooks: { arrived: { post: { summary: 'Überfahrt beendet', responses } } },
      components: { schemas: { RepositoryRule: { title: 'Rule', description: 'What is allowed' } } },
    },
  ),
)

const name = (hit: SearchHit) => (hit.kind === 'operation' ? hit.operation.id : `model ${hit.name}`)

async function found(text: string, limit?: number): Promise<string[]> {
  const { engine } = await opened
  return (await engine.search(text, { limit })).map(name)
}

describe('search in a description', () => {
  it('finds operations and models by any of their words', async () => {
    assert.deepEqual((await found('list issues'))[0], 'listRepositoryIssues')
    assert.deepEqual(await found('rule'), ['model RepositoryRule'])
    assert.deepEqual(await found('ferries'), ['ships/list'])
    assert.deepEqual(await found('überfahrt'), ['post-arrived'])
    assert.deepEqual((await found('POST issues'))[0], 'createIssue')
  })

  it('forgives typos and finishes words', async () => {
    assert((await found('reposotory')).includes('listRepositoryIssues'))
    assert((await found('ishues')).includes('createIssue'))
    assert((await found('repo')).includes('model RepositoryRule'))
  })

  it('finds nothing for nothing, and no more than wanted', async () => {
    assert.deepEqual(await found(''), [])
    assert.deepEqual(await found('zeppelin'), [])
    assert.equal((await found('repository', 1)).length, 1)
  })
})
