import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from './schema'
import type { JobTable } from './schema-jobs'

/** A process that was killed keeps others from its job for so long. A job that takes longer renews its lease. */
export const leaseSeconds = 60

/** The right to run a job, until it is finished or the lease ends. */
export interface JobClaim {
  readonly name: string
  readonly holder: string
}

export interface JobState extends Omit<Selectable<JobTable>, 'holder' | 'lease_ends_at'> {
  is_running: boolean
}

/** Makes jobs known that are not: they are due at once. */
export async function addJobs(db: Kysely<Schema>, names: readonly string[]): Promise<void> {
  await sql`insert into jobs (name) select unnest(${names}::text[]) on conflict do nothing`.execute(db)
}

/** Claims the job that is due for longest. @returns undefined if none is, or other processes run all of them. */
export function claimDueJob(db: Kysely<Schema>, names: readonly string[]): Promise<JobClaim | undefined> {
  return claim(db, names, sql<boolean>`due_at <= now()`)
}

/** Claims a job, due or not. @returns undefined if a process runs it. */
export function claimJob(db: Kysely<Schema>, name: string): Promise<JobClaim | undefined> {
  return claim(db, [name], sql<boolean>`true`)
}

async function claim(
  db: Kysely<Schema>,
  names: readonly string[],
  condition: ReturnType<typeof sql<boolean>>,
): Promise<JobClaim | undefined> {
  const holder = randomUUID()
  const claimed = await db
    .updateTable('jobs')
    .set({ holder, lease_ends_at: leaseEnd, last_started_at: sql<Date>`now()` })
    .where('name', '=', (jobs) =>
      jobs
        .selectFrom('jobs')
        .select('name')
        .where(sql<boolean>`name = any(${names})`)
        .where(condition)
        .where(sql<boolean>`coalesce(lease_ends_at <= now(), true)`)
        .orderBy('due_at')
        .orderBy('name')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed && { name: claimed.name, holder }
}

export async function renewLease(db: Kysely<Schema>, { name, holder }: JobClaim): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_ends_at: leaseEnd })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}

/** Writes nothing if the lease has passed to another process. @param error - Null if the run succeeded. */
export async function finishJob(
  db: Kysely<Schema>,
  { name, holder }: JobClaim,
  { everySeconds, error }: { everySeconds: number; error: string | null },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      holder: null,
      lease_ends_at: null,
      due_at: sql<Date>`last_started_at + make_interval(secs => ${everySeconds})`,
      last_finished_at: sql<Date>`clock_timestamp()`,
      last_error: error,
    })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute()
}

/** Returns every job that a server has run, by name. */
export function listJobs(db: Kysely<Schema>): Promise<JobState[]> {
  return db
    .selectFrom('jobs')
    .select(['name', 'due_at', 'last_started_at', 'last_finished_at', 'last_error'])
    .select(sql<boolean>`coalesce(lease_ends_at > now(), false)`.as('is_running'))
    .orderBy('name')
    .execute()
}

/** Returns the names of jobs whose last run failed. */
export async function listFailedJobs(db: Kysely<Schema>): Promise<string[]> {
  const failed = await db
    .selectFrom('jobs')
    .select('name')
    .where('last_error', 'is not', null)
    .orderBy('name')
    .execute()
  return failed.map(({ name }) => name)
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`
