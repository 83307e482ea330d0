/** Shown in an image element, none of them runs anything, SVG included. */
const imageData = /^data:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)[;,]/i

const schemes = { link: ['http', 'https', 'mailto', 'tel'], image: ['http', 'https'] } as const

/**
 * The address of a link or image, when following or loading it runs nothing: of the web, for mails and telephones, or
 * relative to the document. Images may be `data:` URLs. @returns undefined for all others, `javascript:` among them.
 */
export function safeTarget(target: string, kind: keyof typeof schemes): string | undefined {
  if (kind === 'image' && imageData.test(target)) return target
  // Browsers skip white space and control characters where they look for the scheme.
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(target.replace(/[\p{Cc}\s]/gu, '')) ?? []
  const allowed: readonly string[] = schemes[kind]
  return scheme === undefined || allowed.includes(scheme.toLowerCase()) ? target : undefined
}
