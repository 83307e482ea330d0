/** Throws if some are missing and cannot be installed. The message says how. */
export function installDebianPackages(names: readonly string[]): void
