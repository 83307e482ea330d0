/** Shown in an image element, none of them runs anything, SVG included. */
const imageData = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i

const schemes = { link: ['http', 'https', 'mailto', 'tel'], image: ['http', 'https'] } as const

/** Scheme of an address, in lower case; undefined for a relative one. */
export function schemeOf(target: string): string | undefined {
  // Browsers skip white space and control characters where they look for the scheme.
  return /^([a-z][a-z0-9+.-]*):/i.exec(target.replace(/[\p{Cc}\s]/gu, ''))?.[1]?.toLowerCase()
}

/** The address of a link or image, when following or loading it runs nothing; else undefined. */
export function safeTarget(target: unknown, kind: keyof typeof schemes): string | undefined {
  if (typeof target !== 'string') return undefined
  if (kind === 'image' && imageData.test(target)) return target
  const scheme = schemeOf(target)
  const allowed: readonly string[] = schemes[kind]
  return scheme === undefined || allowed.includes(scheme) ? target : undefined
}
