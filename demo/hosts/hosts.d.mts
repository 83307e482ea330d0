export interface Host {
  readonly name: string
  readonly title: string
  /** Below `demo/hosts`. */
  readonly folder: string
}
export const hosts: readonly Host[]
/** Whether it has to be installed and built. */
export function isBuilt(host: Host): boolean
