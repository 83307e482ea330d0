/** Installs and builds applications, all of them unless some are named, with the kit's package as it was built last. */
export function buildHosts(names?: readonly string[]): Promise<void>
/** Runs a script of an application. */
export function runScript(name: string, script: string): Promise<void>
