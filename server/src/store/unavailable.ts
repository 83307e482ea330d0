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

/** Migrations waited in vain for a table. */
export class TablesInUse extends DatabaseUnavailable {
  override readonly name = 'TablesInUse'

  /** @param holders - Sentences without an end. */
  constructor(holders: readonly string[], options?: ErrorOptions) {
    const found = holders.length === 0 ? 'it has just ended, or belongs to another role' : holders.join('; ')
    super(
      `The migrations wait for a table that another transaction holds: ${found}. The transaction of the migrations was undone and has changed nothing. End what holds the table (\`select pg_terminate_backend(PROCESS)\`), and run \`portal-server migrate\` again.`,
      options,
    )
  }
}
