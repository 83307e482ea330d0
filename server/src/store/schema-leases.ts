/** Work that one process does now. It ends by itself if the process has ended without a word. */
export interface LeaseTable {
  name: string
  /** Of one run, made by it. */
  holder: string
  ends_at: Date
}
