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
