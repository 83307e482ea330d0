/** What is wrong at a place of a description. */
export interface DescriptionFault {
  /** A JSON pointer. */
  pointer: string
  reason: string
}
