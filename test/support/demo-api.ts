import assert from 'node:assert/strict'
import { OpenApiDocument, escape, type Operation } from './openapi-document'

export { type DemoService, startDemoApis, startDemoService } from './demo-services'

export interface ApiResponse {
  status: number
  headers: Headers
  /** Parsed JSON; text of any other type; undefined without a body. */
  // The shape is checked against the document; what a test reads from it, it states itself.
  body: unknown
}

export interface Input {
  path?: Record<string, string>
  query?: string
  headers?: Record<string, string>
  json?: unknown
  body?: BodyInit
}

/** Calls operations by their IDs and validates every response against the document. */
export class ApiCaller {
  readonly document: OpenApiDocument
  readonly #called = new Set<string>()
  readonly #url: string

  constructor(file: string, url: string) {
    this.document = new OpenApiDocument(file)
    this.#url = url
  }

  async call(
    id: string,
    { path = {}, query = '', headers = {}, json, body }: Input = {},
  ): Promise<ApiResponse> {
    const operation = this.document.operations.find((each) => each.id === id)
    assert(operation, `${this.document.file} has no operation ${id}`)
    this.#called.add(id)
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    )
    const type = id.startsWith('update') ? 'application/merge-patch+json' : 'application/json'
    const response = await fetch(`${this.#url}${this.document.base}${filled}${query && `?${query}`}`, {
      method: operation.method.toUpperCase(),
      headers: { ...(json === undefined ? {} : { 'content-type': type }), ...headers },
      body: json === undefined ? body : JSON.stringify(json),
    })
    return this.#checked(operation, response)
  }

  /** Operations that no test has called. */
  get uncalled(): string[] {
    return this.document.operations.map(({ id }) => id).filter((id) => !this.#called.has(id))
  }

  async #checked(operation: Operation, response: Response): Promise<ApiResponse> {
    const { status, headers } = response
    const described = this.document.responses(operation).get(String(status))
    assert(
      described,
      `${operation.id} answered ${status}, which its description lacks: ${await response.clone().text()}`,
    )
    for (const name of Object.keys((described.value.headers ?? {}) as object)) {
      // A link to the next page exists only where there is one.
      if (name !== 'Link') assert(headers.get(name), `${operation.id} answered ${status} without ${name}`)
    }
    const text = await response.text()
    const content = described.value.content as Record<string, { schema?: unknown }> | undefined
    if (!content) {
      assert.equal(text, '', `${operation.id} answered ${status} with a body that its description lacks`)
      return { status, headers, body: undefined }
    }
    const type = headers.get('content-type') ?? ''
    assert(content[type], `${operation.id} answered ${status} as "${type}"`)
    const body: unknown = type.endsWith('json') ? JSON.parse(text) : text
    if (content[type].schema) {
      const validate = this.document.validator(`${described.pointer}/content/${escape(type)}/schema`)
      assert(validate(body), `${operation.id} ${status}: ${JSON.stringify(validate.errors)}\n${text}`)
    }
    return { status, headers, body }
  }
}
