/** Of this copy of the kit. React counts IDs in each of its copies, and a page may have several: of two kits, or of its own. */
const copy = Math.random().toString(36).slice(2, 8)

/** Begins the IDs of a root of React. */
export const rootPrefix = `pe-${copy}`
