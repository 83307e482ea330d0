export type ReferenceFailureCode =
  /** No answer: offline, wrong address, refused by CORS or by a content security policy. */
  | 'network'
  /** The address answered with another status than 2xx: `status`. */
  | 'status'
  /** The answer was empty. */
  | 'empty'
  /** More bytes than allowed: `limit`. */
  | 'too-many-bytes'
  /** More values than allowed, for instance because YAML aliases multiply them: `limit`. */
  | 'too-many-nodes'
  /** Nested deeper than allowed: `limit`. */
  | 'too-deep'
  /** Neither JSON nor YAML: `line` and `column` from 1, `reason` in English as the parser put it. */
  | 'syntax'
  /** JSON or YAML, but no OpenAPI description: `found` says what stands there. */
  | 'not-a-description'
  /** A version of OpenAPI that is not read: `version`. */
  | 'unsupported-version'
  /** It took longer than allowed, and the work was ended: `limitMs`. */
  | 'timeout'
  /** The worker could not be started: refused by the page's security policy, or not loaded. */
  | 'no-worker'
  /** The worker ended by itself, for instance because memory ran out. */
  | 'crashed'
  /** The operation, schema or model is not in the description. */
  | 'not-found'
  /** The caller gave up, or the engine was closed. */
  | 'aborted'
  /** A mistake of ours. */
  | 'internal'

export interface ReferenceFailure {
  readonly code: ReferenceFailureCode
  readonly values: Readonly<Record<string, string>>
}

/** The one error of the engine. `message` is for logs. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError'
  readonly code: ReferenceFailureCode
  /** Values that the text for people names, such as `line`. */
  readonly values: Readonly<Record<string, string>>

  constructor({ code, values }: ReferenceFailure) {
    const facts = Object.entries(values).map(([name, value]) => ` ${name}=${value}`)
    super(`API description: ${code}${facts.join('')}`)
    this.code = code
    this.values = values
  }
}
