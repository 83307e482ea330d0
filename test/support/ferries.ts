import { setViewport } from '@web/test-runner-commands'
import { type PortalAddress, realPortal, sharedPortal, type TestProduct } from './portal'
import { type Name, type Screen, show } from './screen'

const ferry = `openapi: 3.1.0
info:
  title: Ferries
  version: '2.0'
  summary: Crossings and tickets.
  description: |
    Read about **crossings**, then [book one](#/Tickets/bookTicket). <script>window.injected = true</script>
    [Never](javascript:alert(1))
  contact: { name: Ferry desk, url: 'https://example.com/desk' }
servers:
  - url: https://{harbour}.example.com/v2
    description: One for each harbour.
    variables: { harbour: { default: north, enum: [north, south], description: Where the ferry leaves. } }
security: [{ key: [] }]
tags:
  - { name: Crossings, description: What goes where. }
  - { name: Tickets }
paths:
  /crossings/{id}:
    get:
      operationId: getCrossing
      tags: [Crossings]
      summary: Get a crossing
      deprecated: true
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, pattern: '^[a-z]+$', maxLength: 12 }, example: dawn }
        - { name: lang, in: query, description: Language of the names., schema: { type: string, enum: [en, de], default: en } }
      responses:
        '200':
          description: The crossing.
          headers: { X-Rest: { description: Calls that are left., schema: { type: integer } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Crossing' } } }
          links: { Book: { operationId: bookTicket, description: Book a place on it. } }
        '404': { description: No such crossing. }
  /tickets:
    post:
      operationId: bookTicket
      tags: [Tickets]
      summary: Book a ticket
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Ticket' }
            example: { passenger: { name: Robin }, fare: { kind: single } }
          text/csv: { schema: { type: string } }
      responses: { '201': { description: Booked. } }
      callbacks:
        changed:
          '{$request.body#/callback}':
            post:
              requestBody: { content: { application/json: { schema: { type: object, properties: { late: { type: boolean } } } } } }
              responses: { '204': { description: Heard. } }
webhooks:
  ferryLate:
    post:
      operationId: ferryLate
      summary: A ferry is late
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Crossing' } } } }
      responses: { '204': { description: Heard. } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Ferry-Key } }
  schemas:
    Crossing:
      type: object
      required: [id]
      properties:
        id: { type: string, description: What it is called. }
        next: { $ref: '#/components/schemas/Crossing' }
        stops: { type: array, minItems: 1, items: { type: string, maxLength: 9 } }
    Ticket:
      type: object
      required: [passenger]
      properties:
        number: { type: string, readOnly: true }
        pin: { type: string, writeOnly: true }
        passenger: { type: object, properties: { name: { type: string } } }
        fare:
          oneOf: [{ $ref: '#/components/schemas/Single' }, { $ref: '#/components/schemas/Return' }]
          discriminator: { propertyName: kind, mapping: { single: '#/components/schemas/Single', return: '#/components/schemas/Return' } }
    Single: { type: object, properties: { kind: { const: single }, price: { type: integer, minimum: 1 } } }
    Return: { type: object, properties: { kind: { const: return }, until: { type: string, format: date } } }
`

const earlier = `openapi: 3.0.3
info: { title: Ferries, version: '1.0' }
paths:
  /crossings/{id}:
    get:
      operationId: getCrossing
      tags: [Crossings]
      summary: Get a crossing as it was
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: The crossing. } }
`

export const ferries: TestProduct = {
  folder: 'ferries',
  product: { name: 'Ferries', versions: [{ name: 'v1', status: 'deprecated' }, { name: 'v2' }] },
  files: { 'versions/v1/openapi.yaml': earlier, 'versions/v2/openapi.yaml': ferry },
}
const buoys: TestProduct = { folder: 'buoys', product: { name: 'Buoys', versions: [{ name: 'v1' }] } }
const lights: TestProduct = { folder: 'lights', product: { name: 'Lights' } }

/** A public portal with a product of two versions, one without a description, and one without a version. */
export const publicPortal = sharedPortal({ settings: { public: true }, products: [ferries, buoys, lights] })

export const publicPortalOf = (products: readonly TestProduct[]) =>
  realPortal({ settings: { public: true }, products })

export async function productId({ url }: PortalAddress, name: string): Promise<string> {
  const response = await fetch(`${url}/api/v2/products?filter[name]=${name}`)
  const { data } = (await response.json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

/** The reference of a product, alone in a page. */
export async function reference(
  portal: PortalAddress,
  attributes = '',
  product = 'Ferries',
): Promise<Screen> {
  const id = await productId(portal, product)
  return show(
    `<portal-spec api-base-url="${portal.url}" lang="en" heading-level="1" product="${id}" ${attributes}></portal-spec>`,
  )
}

/** Address of a description that no portal would publish. */
export const addressOf = (file: string) => new URL(`descriptions/${file}`, new URL(import.meta.url)).href

export const elsewhere = (file: string, attributes = '') =>
  show(`<portal-spec lang="en" heading-level="1" spec-url="${addressOf(file)}" ${attributes}></portal-spec>`)

export const follow = async (screen: Screen, link: Name) => (await screen.find('link', link)).click()

/** Wide enough for navigation and samples beside the text; and no hash that another test has left. */
export function onWideWindow(): void {
  beforeEach(() => setViewport({ width: 1400, height: 900 }))
  afterEach(() => history.replaceState(null, '', location.pathname + location.search))
}
