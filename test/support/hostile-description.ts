import type { Page } from '@playwright/test'

/** A text that runs a script if it is rendered without sanitizing. */
const evil = (field: string) =>
  [
    `<script>window.injected = '${field}'</script>`,
    `<img src="x" onerror="window.injected = '${field}'">`,
    `[a](javascript:window.injected='${field}') ![b](javascript:window.injected='${field}')`,
    `<a href="java&#115;cript:window.injected='${field}'" onclick="window.injected='${field}'">c</a>`,
    `<svg onload="window.injected = '${field}'"></svg><iframe srcdoc="<script>parent.injected = 1</script>"></iframe>`,
    `"><style>*{display:none}</style>`,
  ].join(' ')

const address = "javascript:window.injected='address'"

const schema = {
  type: 'object',
  title: evil('schema title'),
  description: evil('schema'),
  required: [evil('required')],
  example: { text: evil('example') },
  externalDocs: { url: address, description: evil('schema documents') },
  properties: {
    [evil('property')]: {
      type: 'string',
      format: evil('format'),
      pattern: evil('pattern'),
      default: evil('default'),
      enum: [evil('value'), 'x'],
      description: evil('property'),
    },
  },
}

/** An OpenAPI description that tries to run something from every text it can hold. */
export const hostileDescription = {
  openapi: '3.1.0',
  info: {
    title: 'Hostile',
    version: evil('version'),
    summary: evil('summary'),
    description: evil('description'),
    termsOfService: address,
    contact: { name: evil('contact'), url: address, email: evil('email') },
    license: { name: evil('license'), url: address },
  },
  externalDocs: { url: address, description: evil('documents') },
  servers: [
    {
      url: `https://example.com/{region}`,
      description: evil('server'),
      variables: {
        region: { default: evil('region'), description: evil('variable'), enum: [evil('region')] },
      },
    },
    { url: address, description: 'b' },
  ],
  security: [{ key: [] }, { oauth: [evil('scope')] }],
  tags: [{ name: evil('tag'), description: evil('tag'), externalDocs: { url: address } }],
  paths: {
    [`/hostile/{id}/${evil('path').replaceAll('/', '')}`]: {
      post: {
        operationId: 'hostileOperation',
        summary: 'Hostile operation',
        description: evil('operation'),
        externalDocs: { url: address, description: evil('operation documents') },
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: evil('parameter'),
            schema: { type: 'string' },
          },
          { name: evil('query'), in: 'query', example: evil('query'), schema: { type: 'string' } },
        ],
        requestBody: {
          description: evil('body'),
          content: {
            'application/json': { schema, example: evil('body example') },
            [evil('media')]: { schema },
          },
        },
        responses: {
          200: {
            description: evil('response'),
            headers: { [evil('header')]: { description: evil('header'), schema } },
            content: {
              'application/json': { schema, examples: { a: { summary: evil('a'), value: evil('a') } } },
            },
            links: { [evil('link')]: { operationId: evil('link'), description: evil('link') } },
          },
          [evil('status')]: { description: evil('status') },
        },
        callbacks: {
          [evil('callback')]: {
            [evil('expression')]: { post: { description: evil('callback'), responses: {} } },
          },
        },
        'x-codeSamples': [{ lang: evil('language'), label: evil('label'), source: evil('source') }],
      },
    },
  },
  webhooks: {
    hostileHook: {
      post: {
        operationId: 'hostileHook',
        summary: 'Hostile webhook',
        description: evil('webhook'),
        responses: {},
      },
    },
  },
  components: {
    schemas: { Hostile: schema },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: evil('key'), description: evil('key') },
      oauth: {
        type: 'oauth2',
        description: evil('oauth'),
        flows: {
          authorizationCode: {
            authorizationUrl: address,
            tokenUrl: address,
            scopes: { [evil('scope')]: evil('scope') },
          },
        },
      },
    },
  },
}

/** Returns what a hostile text injected: scripts that ran, and elements and URLs that would run some. @param tag - Where it is shown. */
export const injectedInto = (page: Page, tag = 'portal-spec'): Promise<string[]> =>
  page.evaluate((shown) => {
    const found = ['injected', 'hacked'].flatMap((name) =>
      name in window ? [`ran: ${String(Reflect.get(window, name))}`] : [],
    )
    for (const element of document.querySelectorAll(`${shown}, ${shown} *`)) {
      if (['SCRIPT', 'IFRAME', 'STYLE', 'OBJECT', 'EMBED'].includes(element.tagName))
        found.push(element.outerHTML)
      for (const { name, value } of element.attributes)
        if (
          name.startsWith('on') ||
          (/^(href|src|action|xlink:href)$/.test(name) && /^\s*javascript:/i.test(value))
        )
          found.push(`${element.localName} ${name}=${value}`)
    }
    return found
  }, tag)
