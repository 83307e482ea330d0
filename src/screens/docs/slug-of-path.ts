/** Returns the slug of a page, which a path to it ends in. */
export const slugOfPath = (path: string | undefined): string | undefined =>
  path?.split('/').filter(Boolean).at(-1)
