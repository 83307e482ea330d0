import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream, TransformStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { ImportRefused } from './import-refused'

const megabyte = 1024 * 1024

/** Bytes of an archive as it is sent and as it is unpacked, headers and padding included, and entries. */
export const archiveLimits = { sent: 64 * megabyte, unpacked: 512 * megabyte, entries: 20_000 } as const

/** The disk has no space for the unpacked archive. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** More than `archiveLimits.sent` was sent. */
export class ArchiveTooLarge extends Error {
  override readonly name = 'ArchiveTooLarge'
}

/**
 * Unpacks a tar archive that is compressed with gzip into a temporary folder, and removes the folder after its use. The
 * archive has what an imported folder has: portal.yaml and a folder per product.
 *
 * @param use - Gets the folder, and how many bytes its files have.
 * @throws {ImportRefused} if it is no such archive, has anything but files and folders below its root, or is too large unpacked.
 * @throws {ArchiveTooLarge} as soon as too much was sent.
 * @throws {DiskFull} if it could not be unpacked because of that. What was is removed.
 */
export async function withArchive<T>(
  sent: Readable,
  use: (folder: string, bytes: number) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-import-')).catch(refuseFullDisk)
  try {
    return await use(folder, await unpack(sent, folder).catch(refuseFullDisk))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** No space, a quota that is reached, or the largest file that the process may write. */
const fullDiskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

function refuseFullDisk(error: unknown): never {
  const isFull = error instanceof Error && 'code' in error && fullDiskCodes.has(error.code)
  throw isFull ? new DiskFull('The archive was not unpacked.', { cause: error }) : error
}

async function unpack(sent: Readable, folder: string): Promise<number> {
  const tar = new PassThrough()
  const reading = pipeline(limited(sent), createGunzip(), unpacked, tar)
  const [read, written] = await Promise.allSettled([reading, writeEntries(tar, folder)])
  // A refusal ends the other of the two as well, whose error says nothing then.
  const errors = [written, read].flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  if (written.status === 'fulfilled' && errors.length === 0) return written.value
  throw (
    errors.find(isRefusal) ??
    (errors.find(isSystemError) || refusal('.', 'is no tar archive that is compressed with gzip'))
  )
}

/** Unlike a pipeline of streams, it does not destroy the request, which still has to be answered. */
async function* limited(sent: Readable): AsyncGenerator<Uint8Array> {
  let bytes = 0
  try {
    for await (const chunk of sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (bytes > archiveLimits.sent) throw new ArchiveTooLarge()
      yield chunk
    }
  } finally {
    // A client that still sends could not read the response otherwise, nor send its next request.
    sent.resume()
  }
}

/** @returns how many bytes the files have. */
async function writeEntries(tar: Readable, folder: string): Promise<number> {
  const decoder = createTarDecoder({ strict: true }) as TransformStream<Uint8Array, ParsedTarEntry>
  const written = { bytes: 0, entries: 0 }
  for await (const { header, body } of Readable.toWeb(tar).pipeThrough(decoder)) {
    written.entries += 1
    if (written.entries > archiveLimits.entries)
      throw refusal('.', `has more than ${archiveLimits.entries} entries`)
    const path = pathOf(header.name)
    const target = join(folder, path)
    if (header.type === 'directory') {
      await mkdir(target, { recursive: true })
    } else if (header.type === 'file') {
      await mkdir(dirname(target), { recursive: true })
      const file = createWriteStream(target, { mode: 0o600 })
      await pipeline(Readable.fromWeb(body as ReadableStream<Uint8Array>), file)
      written.bytes += file.bytesWritten
    } else {
      throw refusal(path, `is of the type ${header.type}; an archive to import has files and folders only`)
    }
  }
  return written.bytes
}

/** Counts what comes out of the compression: headers may say anything, and there may be nothing but headers and padding. */
async function* unpacked(tar: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of tar) {
    bytes += chunk.length
    if (bytes > archiveLimits.unpacked)
      throw refusal('.', `has more than ${archiveLimits.unpacked / megabyte} MB when it is unpacked`)
    yield chunk
  }
}

const longestPath = 1_000

/** Returns a path below the root of the archive. */
function pathOf(name: string): string {
  const names = name.split('/').filter((part) => part !== '' && part !== '.')
  const isBelowRoot = !name.startsWith('/') && !names.includes('..') && !/[\\\0]/.test(name)
  if (isBelowRoot && name.length <= longestPath) return names.join('/')
  throw refusal(
    name.slice(0, longestPath),
    isBelowRoot
      ? `is a path of ${name.length} characters; at most ${longestPath} are taken`
      : 'is no path below the root of the archive',
  )
}

function refusal(file: string, reason: string): ImportRefused {
  return new ImportRefused([{ file, line: 1, column: 1, reason }])
}

function isRefusal(error: unknown): boolean {
  return error instanceof ImportRefused || error instanceof ArchiveTooLarge
}

/** Of the disk, or of the connection. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ('syscall' in error || error.code === 'ECONNRESET')
}
