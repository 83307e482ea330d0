/** The database cannot be used. The message is one sentence for the operator and holds no password. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable'
}

/** Another process has the embedded engine's directory. */
export class DirectoryInUse extends DatabaseUnavailable {
  override readonly name = 'DirectoryInUse'
}
