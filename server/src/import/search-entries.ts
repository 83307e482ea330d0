import { fold, tokenize } from '../store/folding'
import type { SearchEntry } from '../store/search-entries'
import type { ProductContent, SpecificationContent } from './content'

/** Longer runs of letters are no words that people search. */
const maxWordLength = 40
/** Of one entry. Sections are shorter. */
const maxWords = 500

export function productEntries({
  name,
  description,
  labels,
}: Pick<ProductContent, 'name' | 'description' | 'labels'>): SearchEntry[] {
  const body = [description ?? '', ...Object.entries(labels).flat()]
  return [entryOf('product', { title: name, titles: [name], body })]
}

interface SectionText {
  title: string
  sections: readonly { heading: string; content: string }[]
}

/** An entry for each section, in each language. The first one is found by the title of the document too. */
export function documentEntries(texts: ReadonlyMap<string, SectionText>): SearchEntry[] {
  const languages = [...texts.keys()].filter((language) => language !== '')
  return [...texts].flatMap(([language, { title, sections }]) =>
    // A document without text has a title still.
    (sections.length > 0 ? sections : [{ heading: '', content: '' }]).map(
      ({ heading, content }, position) => ({
        ...entryOf('document', {
          title: heading || title,
          titles: position === 0 ? [title, heading] : [heading],
          body: [title, content],
        }),
        language,
        position,
        other_languages: language === '' ? languages : [],
      }),
    ),
  )
}

export function specificationEntries(
  specification: Pick<SpecificationContent, 'operations' | 'models'> | null,
): SearchEntry[] {
  if (!specification) return []
  const operations = specification.operations.map(({ path, method, operation_id, summary, tags }) => ({
    ...entryOf('operation', {
      title: summary ?? operation_id ?? `${method.toUpperCase()} ${path}`,
      titles: [summary ?? '', operation_id ?? '', path],
      body: [method, ...tags],
    }),
    detail: { operation_id, method, path },
  }))
  const models = specification.models.map((name) =>
    entryOf('model', { title: name, titles: [name], body: [] }),
  )
  return [...numbered(operations), ...numbered(models)]
}

interface EntryText {
  title: string
  titles: readonly string[]
  body: readonly string[]
}

function entryOf(kind: SearchEntry['kind'], { title, titles, body }: EntryText): SearchEntry {
  const titleWords = wordsOf(titles)
  const words = [...new Set([...titleWords, ...wordsOf(body)])].slice(0, maxWords)
  const place = { language: '', position: 0, other_languages: [] }
  const names = titles.map((text) => tokenize(fold(text))).filter((name) => name.length > 0)
  return { kind, ...place, title, detail: {}, titles: names, title_words: titleWords, words }
}

function numbered(entries: readonly SearchEntry[]): SearchEntry[] {
  return entries.map((entry, position) => ({ ...entry, position }))
}

/** Names such as `createOrder` are found by each of their words, and as a whole. */
function wordsOf(texts: readonly string[]): string[] {
  const text = texts.join('\n')
  const split = text.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
  const words = tokenize(fold(split === text ? text : `${text}\n${split}`))
  return [...new Set(words.map((word) => word.slice(0, maxWordLength)))].slice(0, maxWords)
}
