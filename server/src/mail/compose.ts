import type { Kysely } from 'kysely'
import type { MailConfig } from '../config/mail'
import { findAccount, findAccountByEmail } from '../store/accounts'
import type { OutgoingMail } from '../store/outbox'
import type { Schema } from '../store/schema'
import type { PortalSettings } from '../store/settings'
import { pageTheme } from '../lib/page-theme'
import { renderMail, type RenderedMail } from './render-mail'
import { pageLink } from './page-links'
import { templateNamed } from './templates'
import { mailTextsIn } from './texts/texts'

export interface ComposedMail extends RenderedMail {
  to: readonly string[]
}

export interface ComposeOptions {
  readonly db: Kysely<Schema>
  readonly config: MailConfig
  /** Where browsers reach the portal, without a trailing slash. */
  readonly portalUrl: string
  readonly settings: PortalSettings
}

/** Renders a mail of the outbox when it is sent. @returns undefined if it has no recipient. */
export async function compose(
  mail: OutgoingMail,
  { db, config, portalUrl, settings }: ComposeOptions,
): Promise<ComposedMail | undefined> {
  const { account_id, address, kind } = mail
  const account = account_id
    ? await findAccount(db, account_id)
    : address && kind
      ? await findAccountByEmail(db, kind, address)
      : undefined
  const to = account_id || address ? [account?.email ?? address] : config.operators
  const language = account?.language ?? mail.language ?? (account ? 'en' : config.operatorLanguage)
  const pages = settings.pages[account?.kind ?? kind ?? 'developer']
  const template = templateNamed(mail.template)
  if (!template) throw new Error(`There is no template "${mail.template}".`)
  const recipients = to.filter((recipient) => recipient !== null)
  if (recipients.length === 0) return undefined

  const content = await template(
    {
      db,
      config,
      settings,
      language,
      texts: mailTextsIn(language),
      account,
      link: (page, values) => pageLink(portalUrl, pages, page, values),
    },
    mail.data,
  )
  const appearance = { portalName: settings.name, theme: pageTheme(settings.appearance.theme) }
  return content && { ...renderMail(content, language, appearance), to: recipients }
}
