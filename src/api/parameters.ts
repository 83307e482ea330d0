import { PortalError } from './errors'

/**
 * A required value, ready for one segment of a path.
 *
 * @throws {PortalError} `invalid` when it is missing, or when it would step out of its place in the path.
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
