/** What the thread with the engine is started with. */
export interface EngineSettings {
  /** Directory of the cluster; absent: in memory. */
  clusterDir?: string
  /** A dumped cluster to begin from instead of running initdb. */
  template?: Uint8Array
  /** `name=value` as in postgresql.conf. */
  settings: readonly string[]
}

export type EngineRequest =
  /** Messages of PostgreSQL's wire protocol, one or several. */
  | { id: number; kind: 'protocol'; bytes: Uint8Array }
  /** The whole cluster as a tar file. */
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' }

export type EngineResponse =
  | { id: number; bytes: Uint8Array }
  | { id: number; error: string }
  /** Once, after the engine answers queries. */
  | { id: 'ready' }
