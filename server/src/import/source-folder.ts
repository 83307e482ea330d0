import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path'
import type { MistakeList } from '../lib/yaml/mistakes'

const megabyte = 1024 * 1024

/** Limits in bytes. A larger file is a wrong path: no text that people read or write is that large. */
export const sizeLimits = {
  settings: megabyte,
  document: 4 * megabyte,
  specification: 20 * megabyte,
  image: 2 * megabyte,
} as const

/**
 * Where a file may be. Files that are published unchanged must be inside, after links are resolved: otherwise a folder of a third
 * party could publish any file of this machine.
 */
export type Where = 'inside' | 'anywhere'

/** The folder that is imported. Paths are relative to it and have forward slashes. */
export class SourceFolder {
  readonly #read = new Set<string>()

  private constructor(
    private readonly root: string,
    readonly mistakes: MistakeList,
    private readonly isConfined: boolean,
  ) {}

  /**
   * @param isConfined - Whether nothing outside is read or looked for, not even what may lie anywhere.
   * @returns undefined when there is no such folder.
   */
  static async open(
    folder: string,
    mistakes: MistakeList,
    isConfined = false,
  ): Promise<SourceFolder | undefined> {
    const path = resolve(folder)
    const found = await stat(path).catch(() => undefined)
    return found?.isDirectory() ? new SourceFolder(await realpath(path), mistakes, isConfined) : undefined
  }

  /** Names in a folder, by name and with numbers by value; hidden ones left out. Empty for a missing folder. */
  async list(path: string): Promise<{ folders: string[]; files: string[] }> {
    const entries = await readdir(join(this.root, path), { withFileTypes: true }).catch(() => [])
    const visible = entries.filter((entry) => !entry.name.startsWith('.'))
    const order = new Intl.Collator('en', { numeric: true }).compare
    const names = (wanted: typeof visible) => wanted.map((entry) => entry.name).sort(order)
    return {
      folders: names(visible.filter((entry) => entry.isDirectory())),
      files: names(visible.filter((entry) => entry.isFile() || entry.isSymbolicLink())),
    }
  }

  /** Whether a file was read of a folder at the root, or of one below it. */
  isUsed(name: string): boolean {
    return this.#read.has(name)
  }

  async has(path: string): Promise<boolean> {
    if (this.isConfined && isOutside(relative(this.root, join(this.root, path)))) return false
    const found = await stat(join(this.root, path)).catch(() => undefined)
    return found?.isFile() ?? false
  }

  /** @returns undefined, and a mistake is noted, when it cannot be read or is no UTF-8 text. */
  async readText(path: string, limitBytes: number, where: Where = 'inside'): Promise<string | undefined> {
    const bytes = await this.readBytes(path, limitBytes, where)
    if (!bytes) return undefined
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return text
      this.mistakes.add(path, 'holds a NUL character, so it is no text')
    } catch {
      this.mistakes.add(path, 'is not UTF-8 text')
    }
    return undefined
  }

  /** @returns undefined, and a mistake is noted, when it cannot be read, is too large or lies outside. */
  async readBytes(path: string, limitBytes: number, where: Where = 'inside'): Promise<Buffer | undefined> {
    try {
      const real = await realpath(join(this.root, path))
      if ((where === 'inside' || this.isConfined) && isOutside(relative(this.root, real))) {
        this.mistakes.add(path, 'lies outside the imported folder')
        return undefined
      }
      const { size } = await stat(real)
      if (size <= limitBytes) {
        this.#read.add(path.split('/')[0] ?? '')
        return await readFile(real)
      }
      this.mistakes.add(
        path,
        `has ${size} bytes; at most ${limitBytes} (${limitBytes / megabyte} MB) are taken`,
      )
    } catch (error) {
      this.mistakes.add(
        path,
        `cannot be read (${error instanceof Error && 'code' in error ? error.code : error})`,
      )
    }
    return undefined
  }
}

/** @returns the path relative to the imported folder; undefined for an absolute one, which differs by machine. */
export function besideFile(file: string, path: string): string | undefined {
  if (posix.isAbsolute(path) || isAbsolute(path)) return undefined
  return posix.normalize(posix.join(posix.dirname(file), path))
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || path.startsWith('../') || isAbsolute(path)
}
