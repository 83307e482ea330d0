import type { Kysely } from 'kysely'
import type { MailConfig } from '../config/mail'
import { findDeveloper, findDeveloperByEmail } from '../store/developers'
import type { OutgoingMail } from '../store/outbox'
import type { Schema } from '../store/schema'
import type { PortalSettings } from '../store/settings'
import { write, type WrittenLetter } from './letter'
import { pageLink } from './page-links'
import { templateNamed } from './templates'
import { mailTextsIn } from './texts/texts'

export interface ComposedMail extends WrittenLetter {
  to: readonly string[]
}

export interface Stationery {
  readonly db: Kysely<Schema>
  readonly config: MailConfig
  /** Where browsers reach the portal, without a trailing slash. */
  readonly portalUrl: string
  readonly settings: PortalSettings
}

/** Writes a mail of the outbox, at the moment it is sent. @returns undefined when there is nobody to send it to. */
export async function compose(
  mail: OutgoingMail,
  { db, config, portalUrl, settings }: Stationery,
): Promise<ComposedMail | undefined> {
  const { developer_id, address } = mail
  const developer = developer_id
    ? await findDeveloper(db, developer_id)
    : address
      ? await findDeveloperByEmail(db, address)
      : undefined
  const to = developer_id || address ? [developer?.email ?? address] : config.operators
  const language = developer?.language ?? mail.language ?? (developer ? 'en' : config.operatorLanguage)
  const template = templateNamed(mail.template)
  if (!template) throw new Error(`There is no template "${mail.template}".`)
  const recipients = to.filter((recipient) => recipient !== null)
  if (recipients.length === 0) return undefined

  const letter = await template(
    {
      db,
      config,
      settings,
      language,
      texts: mailTextsIn(language),
      developer,
      link: (page, values) => pageLink(portalUrl, settings.pages.developer, page, values),
    },
    mail.data,
  )
  return letter && { ...write(letter, language), to: recipients }
}
