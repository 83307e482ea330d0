interface Violation {
  readonly instancePath: string
  readonly message: string
}

/** Returns why a flag file is invalid, as a sentence for the operator who edits it. */
export function reasonOf(text: string, refusal: unknown): string {
  try {
    JSON.parse(text)
  } catch (error) {
    return `it is not JSON (${messageOf(error)})`
  }
  const [first] = violationsIn(messageOf(refusal))
  if (first) return `${first.instancePath || 'the file'} ${first.message}`
  const { cause = refusal } = refusal as Error
  // The message ends with a list of variants, which is always empty.
  return messageOf(cause).replace(/(?<!\s)\s*\{\}$/, '')
}

/** The validator appends everything it noticed as JSON; alternatives make most of it follow from the first. */
function violationsIn(message: string): Violation[] {
  try {
    return JSON.parse(message.slice(message.indexOf('['))) as Violation[]
  } catch {
    return []
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
