const MESSAGES = /dynamically imported module|importing a module script/i

/** Whether code could not be loaded: the browser is offline, or a deployment has replaced the file. Browsers say so in their messages only. */
export function isLostChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, message } = error
  return (name === 'TypeError' && MESSAGES.test(message)) || isLostChunk(error.cause)
}
