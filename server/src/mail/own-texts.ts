import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config/environment'
import { helpWith } from '../lib/nearest-name'
import { lineOf, MistakeList } from '../lib/yaml/mistakes'
import { YamlSource } from '../lib/yaml/yaml-source'
import { languages, type Language } from '../texts/texts'
import type { MailTexts } from './texts/en'
import { placeholdersIn } from './texts/fill'
import { mailTextsIn } from './texts/texts'

export type MailTextsByLanguage = Readonly<Record<Language, MailTexts>>

interface Texts {
  readonly [key: string]: string | Texts
}
type Path = readonly string[]

/** Files may leave it out: the frame of each mail names the portal. */
const optionalPlaceholder = 'portal'

/**
 * Returns the texts of mails: those of the files `en.yaml`, `de.yaml` and so on of a folder, and where they say nothing, those of the
 * server. The keys of the files are those of the server's texts.
 *
 * @param folder - Undefined: no own texts.
 * @throws {ConfigError} with every mistake in the files.
 */
export async function readMailTexts(folder: string | undefined): Promise<MailTextsByLanguage> {
  const own = folder === undefined ? new Map<Language, MailTexts>() : await readFolder(folder)
  const entries = languages.map((language) => [language, own.get(language) ?? mailTextsIn(language)])
  return Object.fromEntries(entries) as MailTextsByLanguage
}

async function readFolder(folder: string): Promise<Map<Language, MailTexts>> {
  const mistakes = new MistakeList()
  const own = new Map<Language, MailTexts>()
  for (const name of await namesIn(folder)) {
    const language = languages.find((known) => name === `${known}.yaml`)
    const file = join(folder, name)
    if (language) own.set(language, await readTexts(file, language, mistakes))
    else mistakes.add(file, `is not read; files are named ${languages.join('.yaml, ')}.yaml`)
  }
  if (mistakes.mistakes.length > 0) throw new ConfigError(mistakes.mistakes.map(lineOf))
  return own
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort()
  } catch (error) {
    throw new ConfigError(`MAIL_TEXTS must be a folder of texts, and ${folder} cannot be read.`, {
      cause: error,
    })
  }
}

async function readTexts(file: string, language: Language, mistakes: MistakeList): Promise<MailTexts> {
  // Texts of the inbox are on a page of the server, not in mails.
  const { inbox, ...builtIn } = mailTextsIn(language)
  const source = YamlSource.parse(file, await readFile(file, 'utf8'), mistakes)
  if (!source) return { ...builtIn, inbox }
  // The result has the keys of the texts that it began with.
  return { ...(merge(source.value, builtIn, []) as typeof builtIn), inbox }

  function merge(own: unknown, known: Texts, path: Path): Texts {
    if (typeof own !== 'object' || own === null || Array.isArray(own)) {
      mistakes.add(file, `${named(path)} must be a mapping of texts`, source?.positionOf(path))
      return known
    }
    const merged: Record<string, string | Texts> = { ...known }
    for (const [key, value] of Object.entries(own)) {
      const before = Object.hasOwn(known, key) ? known[key] : undefined
      if (before === undefined)
        mistakes.add(
          file,
          `${named([...path, key])} is no text of mails${helpWith(key, Object.keys(known))}`,
          source?.positionOfKey(path, key),
        )
      else
        merged[key] =
          typeof before === 'string'
            ? checked(value, before, [...path, key])
            : merge(value, before, [...path, key])
    }
    return merged
  }

  function checked(value: unknown, before: string, path: Path): string {
    const note = (reason: string) => {
      mistakes.add(file, `${named(path)} ${reason}`, source?.positionOf(path))
      return before
    }
    if (typeof value !== 'string' || value.trim() === '') return note('must be a text')
    const known = placeholdersIn(before)
    const used = placeholdersIn(value)
    const unknown = used.find((name) => !known.includes(name))
    if (unknown !== undefined)
      return note(`has {${unknown}}, for which this text has no value${helpWith(unknown, known)}`)
    const missing = known.find((name) => name !== optionalPlaceholder && !used.includes(name))
    return missing === undefined ? value.trim() : note(`must contain {${missing}}`)
  }
}

const named = (path: Path) => (path.length === 0 ? 'the file' : `\`${path.join('.')}\``)
