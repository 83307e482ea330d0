import type { TestDeveloper, TestProduct } from './portal'

/** People and products that many tests are about. */
export const robin: TestDeveloper = {
  email: 'robin@example.com',
  password: 'Correct-horse-1',
  full_name: 'Robin Example',
}

export const tides: TestProduct = {
  folder: 'tides',
  product: {
    name: 'Tides',
    description: 'Water levels for every harbour.',
    labels: { team: 'sea' },
    versions: [{ name: '1.0', status: 'deprecated' }, { name: '2.0' }],
  },
  files: {
    'versions/2.0/openapi.yaml': `openapi: 3.1.0
info: { title: Tides, version: '2.0' }
paths:
  /levels:
    get:
      operationId: listLevels
      tags: [levels]
      summary: Levels of all harbours
      responses: { '200': { description: Levels. } }
`,
    'docs/welcome.md': '---\norder: 1\n---\n\n# Welcome aboard\n\nStart here.\n',
    'docs/welcome.de.md': '---\ntitle: Willkommen an Bord\n---\n\nHier beginnen.\n',
    'docs/guides/index.md': '---\ntitle: Guides\norder: 2\n---\n',
    'docs/guides/first-call.md': '# Your first call\n\nUse a lighthouse.\n',
  },
}

/** Has neither versions nor documents, and is seen by those only who were granted it. */
export const ferries: TestProduct = {
  folder: 'ferries',
  product: { name: 'Ferries', access: { view: 'granted' } },
}
