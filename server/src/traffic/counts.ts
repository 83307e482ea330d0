/**
 * Counts by an integer, such as bins of a sketch or statuses, as bytes in the order of the integers. An entry has two bytes where it can:
 * the distance from the integer before it, and the count. Else a zero comes first, then the integer (two bytes, signed) and the count
 * (four). The first entry is of that kind, so that counts in a row are counts again.
 */
const wideEntryBytes = 7
const mostOfByte = 255

/** SQL aggregate that returns the bytes in any order, for those that are read at once. @param key, count - Integer expressions. */
export const entriesOf = (key: string, count: string): string =>
  `string_agg(${wideEntryOf(key, count)}, ''::bytea)`

const wideEntryOf = (key: string, count: string) =>
  `'\\x00'::bytea || int2send((${key})::int2) || int4send((${count})::int4)`

/** SQL aggregate that returns the bytes. @param key, step, count - Integer expressions; `step` is the distance, null for the first. */
export function countsOf(key: string, step: string, count: string): string {
  return `string_agg(
    case when ${step} between 1 and ${mostOfByte} and ${count} between 1 and ${mostOfByte}
      then substring(int4send((${step} * 256 + ${count})::int4) from 3)
      else ${wideEntryOf(key, count)}
    end, ''::bytea order by ${key})`
}

/** Returns the bytes as `countsOf` writes them. */
export function writeCounts(counts: ReadonlyMap<number, number>): Buffer {
  const bytes = Buffer.alloc(counts.size * wideEntryBytes)
  let end = 0
  let before: number | undefined
  for (const [key, count] of [...counts].sort(([a], [b]) => a - b)) {
    const step = before === undefined ? 0 : key - before
    if (step >= 1 && step <= mostOfByte && count >= 1 && count <= mostOfByte) {
      bytes.writeUInt8(step, end)
      bytes.writeUInt8(count, end + 1)
      end += 2
    } else {
      bytes.writeInt16BE(key, end + 1)
      bytes.writeInt32BE(count, end + 3)
      end += wideEntryBytes
    }
    before = key
  }
  return bytes.subarray(0, end)
}

/** @param bytes - As PostgreSQL or `writeCounts` wrote them. */
export function readCounts(bytes: Buffer, counted: (key: number, count: number) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let key = 0
  for (let at = 0; at < bytes.length;) {
    const step = view.getUint8(at)
    if (step > 0) {
      key += step
      counted(key, view.getUint8(at + 1))
      at += 2
    } else {
      key = view.getInt16(at + 1)
      counted(key, view.getInt32(at + 3))
      at += wideEntryBytes
    }
  }
}
