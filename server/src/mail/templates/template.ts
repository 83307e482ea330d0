import type { Kysely } from 'kysely'
import type { MailConfig } from '../../config/mail'
import type { DeveloperRecord } from '../../store/developers'
import type { Schema } from '../../store/schema'
import type { PortalSettings } from '../../store/settings'
import type { Language } from '../../texts/texts'
import type { Letter } from '../letter'
import type { LinkValues, MailPage } from '../page-links'
import type { MailTexts } from '../texts/en'

/** What a letter is written from. */
export interface LetterContext {
  readonly db: Kysely<Schema>
  readonly config: MailConfig
  readonly settings: PortalSettings
  readonly language: Language
  readonly texts: MailTexts
  /** Of the recipient; undefined for operators, and for an address without an account. */
  readonly developer: DeveloperRecord | undefined
  /** Address of a page for developers. */
  link(page: MailPage, values?: LinkValues): string
}

/** Writes one kind of mail. @returns undefined when there is nobody to write to after all. */
export type Template<Data> = (
  context: LetterContext,
  data: Data,
) => Letter | undefined | Promise<Letter | undefined>
