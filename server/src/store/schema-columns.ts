import type { ColumnType } from 'kysely'

/** Written once, by the database unless given. */
export type CreatedAt = ColumnType<Date, Date | undefined, Date>
export type Timestamp = ColumnType<Date, Date, Date>
