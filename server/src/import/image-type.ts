/** Image types by their first bytes: packages for that know hundreds of types, of which three are allowed here. */
import type { PortalImageKind } from '../store/portal'

const signatures: readonly { type: string; bytes: number[]; kinds: readonly PortalImageKind[] }[] = [
  {
    type: 'image/png',
    bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    kinds: ['logo', 'cover', 'favicon'],
  },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff], kinds: ['logo', 'cover'] },
  { type: 'image/x-icon', bytes: [0x00, 0x00, 0x01, 0x00], kinds: ['favicon'] },
]

/** The type by what the bytes begin with, whatever the file is called. @returns undefined for any other. */
export function imageTypeOf(bytes: Buffer, kind: PortalImageKind): string | undefined {
  return signatures.find(
    (signature) =>
      signature.kinds.includes(kind) && signature.bytes.every((byte, index) => bytes[index] === byte),
  )?.type
}

const inDocuments: readonly { type: string; isIt(bytes: Buffer): boolean }[] = [
  ...signatures
    .filter(({ kinds }) => kinds.includes('cover'))
    .map(({ type, bytes: beginning }) => ({
      type,
      isIt: (bytes: Buffer) => beginning.every((byte, index) => bytes[index] === byte),
    })),
  { type: 'image/gif', isIt: (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) },
  { type: 'image/webp', isIt: (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12)) },
  { type: 'image/svg+xml', isIt: (bytes) => isSvg(bytes.toString('utf8', 0, svgPrologBytes)) },
]

/** Comments and a declaration may stand before the root element. */
const svgPrologBytes = 4_096

function isSvg(text: string): boolean {
  // `trimStart` takes a byte order mark away as well.
  let rest = text.trimStart()
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?xml') ? '>' : undefined
    if (end === undefined) return /^<svg[\s>]/.test(rest)
    const at = rest.indexOf(end, '<!--'.length)
    if (at === -1) return false
    rest = rest.slice(at + end.length).trimStart()
  }
}

/** The type of an image in a document, by what it begins with. @returns undefined for what no document shows. */
export function documentImageTypeOf(bytes: Buffer): string | undefined {
  return inDocuments.find(({ isIt }) => isIt(bytes))?.type
}
