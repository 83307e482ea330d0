import { PortalError } from './errors'

/**
 * Returns a required value, encoded for one path segment.
 *
 * @throws {PortalError} `invalid` if it is missing, or if it is `.` or `..`.
 */
export function pathParameter(operation: string, name: string, value: string | null | undefined): string {
  if (value === null || value === undefined) {
    throw new PortalError({
      code: 'invalid',
      request: operation,
      message: `Required parameter ${name} was null or undefined when calling ${operation}.`,
    })
  }
  if (['', '.', '..'].includes(value)) {
    throw new PortalError({
      code: 'invalid',
      request: operation,
      message: `Parameter ${name} of ${operation} cannot be "${value}".`,
    })
  }
  return encodeURIComponent(value)
}
