const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is a UUID in the form in which this portal writes them (RFC 9562): in lower case, without prefix or braces. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
