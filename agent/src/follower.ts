import { setTimeout as wait } from 'node:timers/promises'
import { AccessTable } from './access-table'
import type { Disk } from './disk'
import { log } from './log'
import { PortalRefused, type Changes, type PortalClient } from './portal-client'

/**
 * `starting`: there is no snapshot yet. `connected`: the portal has responded within the last seconds. `offline`: it has not, and the agent
 * decides by what it knows. `closed`: it has done so for as long as the operator allows. `refused`: the key of the gateway is not valid.
 */
export type AgentState = 'starting' | 'connected' | 'offline' | 'closed' | 'refused'

/** How long the portal may wait for a change before it responds. A connection that is dead is noticed 3 s later. */
const waitSeconds = 3
const connectedMs = (waitSeconds + 4) * 1000
const retryMs = 500
/** How often the journal has when the portal last responded, if nothing has changed. */
const confirmationMs = 15_000

/** How often refusals may ask the portal, and how long they wait for it. */
const hurryMs = 250
const longestHurryMs = 1_000

/** Keeps the table as the portal has it. */
export class Follower {
  #table?: AccessTable
  #cursor?: string
  /** On the clock of the process, which nobody sets. */
  #confirmedAt = -Infinity
  #storedAt = -Infinity
  #isRefused = false
  #failure?: string
  #hurry = new AbortController()
  #hurriedAt = -Infinity
  #hurried: (() => void)[] = []
  /** Since the start. */
  snapshots = 0

  constructor(
    private readonly portal: PortalClient,
    private readonly disk: Disk,
    private readonly offlineSeconds: number,
  ) {}

  get state(): AgentState {
    if (this.#isRefused) return 'refused'
    if (!this.#table) return 'starting'
    const age = performance.now() - this.#confirmedAt
    if (age <= connectedMs) return 'connected'
    return age <= this.offlineSeconds * 1000 ? 'offline' : 'closed'
  }

  /** What decides now. Undefined while the agent must not decide. */
  get table(): AccessTable | undefined {
    const { state } = this
    return state === 'connected' || state === 'offline' ? this.#table : undefined
  }

  /** Seconds since the portal last responded. */
  get silentSeconds(): number {
    return (performance.now() - this.#confirmedAt) / 1000
  }

  get counts(): { applications: number; keys: number } {
    return { applications: this.#table?.applications.size ?? 0, keys: this.#table?.keyCount ?? 0 }
  }

  /**
   * Asks the portal for what has changed until now, before a request is refused: a key may be used as soon as it is made. All refusals of
   * a quarter of a second share a request.
   *
   * @returns whether the portal was asked.
   */
  async catchUp(): Promise<boolean> {
    if (this.state !== 'connected') return false
    if (this.#hurried.length === 0) {
      const waitMs = Math.max(0, this.#hurriedAt + hurryMs - performance.now())
      this.#hurriedAt = performance.now() + waitMs
      setTimeout(() => this.#hurry.abort(), waitMs).unref()
    }
    const asked = new Promise<void>((resolve) => void this.#hurried.push(resolve))
    await Promise.race([asked, wait(longestHurryMs, undefined, { ref: false })])
    return true
  }

  async run(stopping: AbortSignal): Promise<void> {
    const stored = await this.disk.load()
    if (stored) {
      this.#table = stored.table
      this.#cursor = stored.cursor
      this.#confirmedAt = performance.now() - Math.max(0, Date.now() - stored.confirmedAt)
    }
    stopping.addEventListener('abort', () => this.#hurry.abort())
    while (!stopping.aborted) {
      try {
        await (this.#cursor === undefined ? this.#takeSnapshot() : this.#follow(this.#cursor))
        this.#report(undefined)
      } catch (error) {
        if (stopping.aborted) break
        this.#isRefused = error instanceof PortalRefused && [401, 403].includes(error.status)
        if (error instanceof PortalRefused && error.status === 410) this.#cursor = undefined
        else this.#report(error instanceof Error ? error.message : String(error))
        await wait(retryMs)
      }
    }
    await this.disk.close()
  }

  /** The table before goes on until the new one is whole. */
  async #takeSnapshot(): Promise<void> {
    let page = await this.portal.snapshotPage(undefined)
    const { cursor } = page
    const table = new AccessTable(page)
    for (;;) {
      const { portal, versions, signing_keys, applications, next } = page
      table.apply({ portal, versions, signing_keys, applications, removed: [] })
      if (next === null) break
      page = await this.portal.snapshotPage(next)
    }
    this.#table = table
    this.#confirm()
    this.snapshots += 1
    await this.disk.replace({ table, cursor, confirmedAt: Date.now() })
    this.#cursor = cursor
  }

  async #follow(cursor: string): Promise<void> {
    const hurried = this.#hurried
    this.#hurried = []
    this.#hurry = new AbortController()
    const { signal } = this.#hurry
    let response: Changes
    try {
      response = await this.portal.changes(cursor, hurried.length > 0 ? 0 : waitSeconds, signal)
    } catch (error) {
      if (signal.aborted) return void this.#hurried.push(...hurried)
      throw error
    }
    await this.#take(response)
    for (const resolve of hurried) resolve()
  }

  async #take({ cursor: next, is_complete, ...changes }: Changes): Promise<void> {
    const isSame =
      !changes.versions && !changes.signing_keys && changes.applications.length + changes.removed.length === 0
    // In memory first: what was taken away is refused even if the disk is full. Then the cursor stays, and the changes come again.
    this.#table?.apply(changes)
    if (is_complete) this.#confirm()
    if (!isSame || performance.now() - this.#storedAt >= confirmationMs) {
      await this.disk.append({ cursor: next, confirmed_at: Date.now(), ...(!isSame && { changes }) })
      this.#storedAt = performance.now()
    }
    this.#cursor = next
    if (this.disk.isJournalLong && this.#table)
      await this.disk.replace({ table: this.#table, cursor: next, confirmedAt: Date.now() })
  }

  #confirm(): void {
    this.#confirmedAt = performance.now()
    this.#isRefused = false
  }

  /** Says once what has failed, and when it is over. */
  #report(failure: string | undefined): void {
    if (failure !== this.#failure)
      log(failure === undefined ? 'info' : 'error', failure ?? 'The portal responds again.')
    this.#failure = failure
  }
}
