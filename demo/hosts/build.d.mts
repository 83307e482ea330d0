/** Installs and builds applications, all of them unless some are named, with the kit's package as it was built last. */
export function buildHosts(names?: readonly string[]): Promise<void>
