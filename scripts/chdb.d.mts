export function installChdb(): string
