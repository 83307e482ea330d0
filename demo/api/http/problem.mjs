/**
 * @typedef {{ name: string, in: 'path' | 'query' | 'header' | 'body', reason: string }} InvalidParameter
 */

/** A refusal that reaches the caller as `application/problem+json`. */
export class Problem extends Error {
  /**
   * @param {number} status HTTP status
   * @param {string} kind last part of `type`, such as `not-found`
   * @param {string} detail what went wrong this time, for people
   * @param {{ invalid?: InvalidParameter[], headers?: Record<string, string> }} [extra]
   */
  constructor(status, kind, detail, { invalid, headers = {} } = {}) {
    super(detail)
    this.status = status
    this.headers = headers
    const title = kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
    this.body = {
      type: `/problems/${kind}`,
      title,
      status,
      detail,
      ...(invalid && { invalid_parameters: invalid }),
    }
  }
}

export const notFound = (detail) => new Problem(404, 'not-found', detail)
export const conflict = (detail) => new Problem(409, 'conflict', detail)

/** @param {InvalidParameter[]} invalid at least one */
export function invalidParameters(invalid) {
  const detail = invalid.map(({ name, reason }) => `The parameter \`${name}\` ${reason}.`).join(' ')
  return new Problem(400, 'invalid-parameters', detail, { invalid })
}
