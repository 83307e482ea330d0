import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describing, openReference } from '../../support/reference'

const paths = {
  '/ships/{id}/{part}': {
    summary: 'Parts of ships',
    servers: [{ url: 'https://parts.example.com' }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, description: 'Of the path' },
      { $ref: '#/components/parameters/Language' },
    ],
    put: {
      operationId: 'replacePart',
      security: [],
      description: 'Replaces **one** part.',
      parameters: [
        {
          name: 'id',
          in: 'path',
          required: true,
          schema: { type: 'string' },
          description: 'Of the operation',
          style: 'matrix',
        },
        { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } },
        {
          name: 'where',
          in: 'query',
          content: { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } },
        },
        { name: 'Authorization', in: 'header', schema: { type: 'string' } },
        { name: 'session', in: 'cookie', schema: { type: 'string', example: 'abc' } },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Part' },
            examples: {
              small: { summary: 'A small one', value: { size: 1 } },
              shared: { $ref: '#/components/examples/Large' },
              elsewhere: { externalValue: 'https://example.com/part.json' },
              hostile: { externalValue: 'javascript:alert(1)' },
            },
          },
          'multipart/form-data': {
            schema: { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } },
            encoding: {
              photo: { contentType: 'image/png', headers: { 'X-Size': { schema: { type: 'integer' } } } },
            },
          },
          'application/xml': { example: '<part/>' },
        },
      },
      responses: {
        default: { description: 'Otherwise' },
        '4XX': { description: 'Your mistake' },
        404: { description: 'No such part' },
        200: {
          description: 'Replaced',
          headers: { ETag: { schema: { type: 'string' }, required: true }, 'Content-Type': { schema: {} } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Part' } } },
          links: {
            again: { operationId: 'replacePart', parameters: { id: '$response.body#/id' } },
            byLocation: { operationRef: '#/paths/~1ships~1{id}~1{part}/put' },
            lost: { operationId: 'nowhere' },
          },
        },
      },
      callbacks: {
        replaced: {
          '{$request.body#/hook}': {
            post: {
              summary: 'Tells you',
              requestBody: {
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Part' } } },
              },
              responses: { 204: { description: 'Heard' } },
            },
          },
        },
      },
      'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: 'curl …' }, { lang: 'none' }],
    },
  },
}

const components = {
  schemas: {
    Part: {
      type: 'object',
      required: ['size'],
      properties: {
        id: { type: 'integer', readOnly: true },
        size: { type: 'integer', minimum: 1 },
        secret: { type: 'string', writeOnly: true },
      },
    },
  },
  parameters: {
    Language: { name: 'Accept-Language', in: 'header', schema: { type: 'string' }, required: true },
  },
  examples: { Large: { description: 'As large as it gets', value: { size: 99 } } },
}

const opened = () => openReference(describing(paths, { components, security: [{ key: [] }] }))

describe('an operation', () => {
  it('has the parameters of its path, replaced by its own, and those that only the path names', async () => {
    const { parameters, findings } = await (await opened()).operation('replacePart')
    assert.deepEqual(
      parameters.map(({ in: site, name, style, explode, required, mediaType }) => [
        site,
        name,
        style,
        explode,
        required,
        mediaType,
      ]),
      [
        ['path', 'id', 'matrix', false, true, undefined],
        ['path', 'part', 'simple', false, true, undefined],
        ['query', 'filter', 'deepObject', false, false, undefined],
        ['query', 'where', 'form', true, false, 'application/json'],
        ['header', 'Accept-Language', 'simple', false, true, undefined],
        ['cookie', 'session', 'form', true, false, undefined],
      ],
    )
    assert.equal(parameters[0]?.description, 'Of the operation')
    assert.equal(parameters[3]?.examples[0]?.text, '{\n  "a": 1\n}')
    assert.equal(parameters[5]?.examples[0]?.text, 'abc')
    assert.deepEqual(
      findings.map(({ code, values }) => [code, values.name]),
      [['path-parameter-missing', 'part']],
    )
  })

  it('has bodies by media type with the examples of the author', async () => {
    const { requestBody } = await (await opened()).operation('replacePart')
    assert.equal(requestBody?.required, true)
    const [json, form, xml] = requestBody.content
    assert.deepEqual(
      json?.examples.map(({ name, summary, text, externalValue }) => [name, summary, text, externalValue]),
      [
        ['small', 'A small one', '{\n  "size": 1\n}', undefined],
        ['shared', undefined, '{\n  "size": 99\n}', undefined],
        ['elsewhere', undefined, '', 'https://example.com/part.json'],
      ],
    )
    assert.deepEqual(
      json?.schema?.children?.map(({ name, required }) => [name, required]),
      [
        ['id', false],
        ['size', true],
        ['secret', false],
      ],
    )
    assert.equal(form?.encodings[0]?.contentType, 'image/png')
    assert.equal(form?.encodings[0]?.headers[0]?.name, 'X-Size')
    assert.deepEqual([xml?.examples[0]?.text, xml?.examples[0]?.language], ['<part/>', 'xml'])
  })

  it('has responses by status with headers and links', async () => {
    const { responses } = await (await opened()).operation('replacePart')
    assert.deepEqual(
      responses.map(({ status }) => status),
      ['200', '404', '4XX', 'default'],
    )
    assert.deepEqual(
      responses[0]?.headers.map(({ name, required }) => [name, required]),
      [['ETag', true]],
    )
    assert.deepEqual(
      responses[0]?.links.map(({ name, operation, target }) => [name, operation?.id, target]),
      [
        ['again', 'replacePart', undefined],
        ['byLocation', 'replacePart', undefined],
        ['lost', undefined, 'nowhere'],
      ],
    )
  })

  it('has what is in force for it, its callbacks, and samples of the author', async () => {
    const operation = await (await opened()).operation('replacePart')
    assert.deepEqual(operation.security, [], 'nothing is needed')
    assert.equal(operation.servers[0]?.url, 'https://parts.example.com')
    assert.equal(operation.summary, 'Parts of ships')
    assert.deepEqual(operation.codeSamples, [{ language: 'Shell', label: 'curl', source: 'curl …' }])
    const [callback] = operation.callbacks
    assert.equal(callback?.expression, '{$request.body#/hook}')
    assert.equal(callback.operations[0]?.requestBody?.content[0]?.schema?.model?.name, 'Part')
    assert.deepEqual(callback.operations[0]?.parameters, [], 'an expression has no placeholders')
  })

  it('gets samples made from its schemas, without what does not travel that way', async () => {
    const { engine, operation } = await opened()
    const { requestBody, responses } = await operation('replacePart')
    const sample = async (pointer: string, direction: 'request' | 'response') =>
      JSON.parse((await engine.sample({ pointer, direction }))?.text ?? '') as object
    assert.deepEqual(Object.keys(await sample(requestBody!.content[0]!.pointer, 'request')), [
      'size',
      'secret',
    ])
    assert.deepEqual(Object.keys(await sample(responses[0]!.content[0]!.pointer, 'response')), ['id', 'size'])
    assert.equal(
      await engine.sample({ pointer: requestBody!.content[2]!.pointer, direction: 'request' }),
      null,
    )
  })

  it('is found by what stands behind # in an address', async () => {
    const { engine } = await opened()
    for (const hash of ['#/ships/replacePart', '/replacePart', '#//replacePart', 'replacePart']) {
      assert.equal((await engine.operation({ hash })).id, 'replacePart', hash)
    }
    await assert.rejects(engine.operation({ hash: '#/ships/other' }), { code: 'not-found' })
  })
})
