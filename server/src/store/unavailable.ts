/** The database cannot be used. The message is one sentence for the operator and holds no password. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable'
}

/** The database takes no writes. */
export class ReadOnlyDatabase extends DatabaseUnavailable {
  override readonly name = 'ReadOnlyDatabase'

  constructor() {
    super(
      'The database takes no writes: it is a standby, or its default_transaction_read_only is on. DATABASE_URL must lead to the primary.',
    )
  }
}

/** Another process has the embedded engine's directory. */
export class DirectoryInUse extends DatabaseUnavailable {
  override readonly name = 'DirectoryInUse'
}

/** There is no database where the settings say. */
export class NoDatabase extends DatabaseUnavailable {
  override readonly name = 'NoDatabase'
}

/** The thread of the embedded engine has ended. Only a new process can open the database again. */
export class EngineStopped extends DatabaseUnavailable {
  override readonly name = 'EngineStopped'
}

/** The directory was written by an engine that this one cannot read after. */
export class UnfitDirectory extends DatabaseUnavailable {
  override readonly name = 'UnfitDirectory'
}

/** The database is not what this version works with. The message says what to do. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch'
}
