import type { PreparedRequest } from '../prepared-request'
import { csharp } from './csharp'
import { go } from './go'
import { java } from './java'
import { javascript } from './javascript'
import type { SnippetLanguage } from './languages'
import { php } from './php'
import { python } from './python'
import { ruby } from './ruby'

/**
 * Writes a request in a language, as a program that runs as it stands. Ours rather than a library's: what those put between quotes
 * comes from descriptions, and none that was looked at keeps it there in all languages.
 */
export const writers: Readonly<Record<SnippetLanguage, (request: PreparedRequest) => string>> = {
  JavaScript: javascript,
  Python: python,
  Java: java,
  'C#': csharp,
  Go: go,
  Ruby: ruby,
  PHP: php,
}
