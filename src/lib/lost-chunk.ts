const MESSAGES = /dynamically imported module|importing a module script/i

/** Files of the build ask its core for a name that only this core has (scripts/kit-folder.mjs). */
const OTHER_BUILD = /\bbuild_[\w$]+/

/** Whether code could not be loaded: the browser is offline, or a deployment has replaced the file. Browsers say so in their messages only. */
export function isLostChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, message } = error
  if (name === 'SyntaxError' && OTHER_BUILD.test(message)) return true
  return (name === 'TypeError' && MESSAGES.test(message)) || isLostChunk(error.cause)
}
