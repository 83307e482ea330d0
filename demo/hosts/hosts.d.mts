export interface Host {
  readonly name: string
  readonly title: string
  /** Below `demo/hosts`. */
  readonly folder: string
  /** Program of its own server, in the folder. */
  readonly server?: string
  /** Scripts of builds beside the usual one. */
  readonly furtherBuilds?: readonly string[]
}
export const hosts: readonly Host[]
/** Whether it has to be installed and built. */
export function isBuilt(host: Host): boolean
