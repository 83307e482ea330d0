/** A small portal with two products, as files. Tests change what they are about. */
export const portalYaml = `name: Harbour APIs
public: false
rbac: true
auth_strategies:
  - name: API key
    type: key_auth
    key_names: [apikey]
  - name: Machine login
    type: client_credentials
    auth_methods: [bearer]
    scopes: [read, write]
`

export const tidesYaml = `name: Tides
description: Water levels for every harbour.
labels: { team: sea }
registration:
  - strategy: API key
    auto_approve: true
versions:
  - name: '1.0'
    status: deprecated
  - name: '2.0'
    registration:
      - strategy: Machine login
`

export const tidesSpecification = `openapi: 3.1.0
info: { title: Tides, version: '2.0' }
paths:
  /levels:
    get:
      operationId: listLevels
      tags: [levels]
      summary: Levels of all harbours
      responses: { '200': { description: Levels. } }
    post:
      deprecated: true
      responses: { '201': { description: Made. } }
`

export const contentFiles: Readonly<Record<string, string>> = {
  'portal.yaml': portalYaml,
  'tides/product.yaml': tidesYaml,
  'tides/versions/2.0/openapi.yaml': tidesSpecification,
  'tides/docs/welcome.md': '---\norder: 1\n---\n\n# Welcome aboard\n\nStart here.\n',
  'tides/docs/welcome.de.md': '---\ntitle: Willkommen an Bord\n---\n\nHier beginnen.\n',
  'tides/docs/guides/index.md': '---\ntitle: Guides\norder: 2\n---\n',
  'tides/docs/guides/first-call.md': '# Your first call\n\nUse a lighthouse.\n',
  'ferries/product.yaml': 'name: Ferries\naccess: { view: granted }\n',
}

/** What `readContent` is told of an empty database. */
export const nothingStored = { strategies: [], productHashes: new Map<string, string>() }
