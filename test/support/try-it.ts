/** An operation of every kind of value, to be tried against a recording API. Servers are relative to the description. */
export const harbourApi = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  servers: [{ url: './api', description: 'Recorder' }],
  paths: {
    '/piers/{id}': {
      get: {
        operationId: 'getPier',
        summary: 'Get a pier',
        security: [{ key: [] }, {}],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'tags', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
          { name: 'filter', in: 'query', style: 'deepObject', schema: { type: 'object' } },
          { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'depth'] } },
          { name: 'X-Berth', in: 'header', schema: { type: 'integer' }, example: 7 },
        ],
        responses: { 200: { description: 'It', content: { 'application/json': { schema: {} } } } },
      },
    },
    '/piers': {
      post: {
        operationId: 'addPier',
        summary: 'Add a pier',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { name: { type: 'string', examples: ['North'] }, depth: { type: 'number' } },
              },
            },
          },
        },
        responses: { 201: { description: 'Added' } },
      },
    },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
}
