import type { MailConfig } from '../../config/mail'
import type { AccountRecord } from '../../store/accounts'
import type { PortalSettings } from '../../store/settings'
import type { Language } from '../../texts/texts'
import type { MailSource } from '../mail-source'
import type { MailContent } from '../render-mail'
import type { LinkValues, MailPage } from '../page-links'
import type { MailTexts } from '../texts/en'

/** What templates read. */
export interface TemplateContext {
  readonly source: MailSource
  readonly config: MailConfig
  readonly settings: PortalSettings
  readonly language: Language
  readonly texts: MailTexts
  /** Fills in a text; `{portal}` needs no value. */
  fill(text: string, values?: Readonly<Record<string, string>>): string
  /** Of the recipient; undefined for operators, and for an address without an account. */
  readonly account: AccountRecord | undefined
  /** Returns the URL of a page for accounts of the recipient's kind. */
  link(page: MailPage, values?: LinkValues): string
}

/** Returns the content of one kind of mail, or undefined if it must not be sent. */
export type Template<Data> = (
  context: TemplateContext,
  data: Data,
) => MailContent | undefined | Promise<MailContent | undefined>
