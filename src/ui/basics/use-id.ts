import { useId as useIdOfReact } from 'react'

/** Of this copy of the kit. React counts in each of its copies, and a page may have several: of two kits, or of its own. */
const copy = Math.random().toString(36).slice(2, 8)

/** Returns an ID that no other element of the page has. */
export const useId = (): string => `pe-${copy}${useIdOfReact()}`
