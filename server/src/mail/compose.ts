import type { Kysely } from 'kysely'
import type { MailConfig } from '../config/mail'
import { findAccount, findAccountByEmail, type AccountRecord } from '../store/accounts'
import type { OutgoingMail } from '../store/outbox'
import type { Schema } from '../store/schema'
import type { AccountKind, PortalSettings } from '../store/settings'
import { pageTheme } from '../lib/page-theme'
import type { Language } from '../texts/texts'
import { databaseSource, type MailSource } from './mail-source'
import type { MailTextsByLanguage } from './own-texts'
import { renderMail, type RenderedMail } from './render-mail'
import { pageLink } from './page-links'
import { templateNamed } from './templates'
import { fill } from './texts/fill'

export interface ComposedMail extends RenderedMail {
  to: readonly string[]
}

export interface RenderOptions {
  readonly config: MailConfig
  readonly texts: MailTextsByLanguage
  /** Where browsers reach the portal, without a trailing slash. */
  readonly portalUrl: string
  readonly settings: PortalSettings
}

export interface ComposeOptions extends RenderOptions {
  readonly db: Kysely<Schema>
}

/** Renders a mail of the outbox when it is sent. @returns undefined if it has no recipient. */
export async function compose(
  mail: OutgoingMail,
  { db, ...options }: ComposeOptions,
): Promise<ComposedMail | undefined> {
  const { account_id, address, kind } = mail
  const account = account_id
    ? await findAccount(db, account_id)
    : address && kind
      ? await findAccountByEmail(db, kind, address)
      : undefined
  const to = account_id || address ? [account?.email ?? address] : options.config.operators
  const recipients = to.filter((recipient) => recipient !== null)
  if (recipients.length === 0) return undefined
  const language = account?.language ?? mail.language ?? (account ? 'en' : options.config.operatorLanguage)
  const recipient = { account, kind: account?.kind ?? kind ?? 'developer', language }
  const rendered = await renderTemplate(mail, { ...options, source: databaseSource(db), recipient })
  return rendered && { ...rendered, to: recipients }
}

export interface MailReader {
  /** Undefined for operators, and for an address without an account. */
  readonly account: AccountRecord | undefined
  readonly kind: AccountKind
  readonly language: Language
}

/** Renders a mail for its recipient. @returns undefined if it must not be sent. */
export async function renderTemplate(
  { template: name, data }: Pick<OutgoingMail, 'template' | 'data'>,
  {
    source,
    recipient,
    ...options
  }: RenderOptions & { readonly source: MailSource; readonly recipient: MailReader },
): Promise<RenderedMail | undefined> {
  const { config, settings, portalUrl } = options
  const { account, kind, language } = recipient
  const template = templateNamed(name)
  if (!template) throw new Error(`There is no template "${name}".`)
  const texts = options.texts[language]
  const content = await template(
    {
      source,
      config,
      settings,
      language,
      texts,
      account,
      fill: (text, values) => fill(text, { portal: settings.name, ...values }),
      link: (page, values) => pageLink(portalUrl, settings.pages[kind], page, values),
    },
    data,
  )
  return (
    content &&
    renderMail(content, language, {
      portalName: settings.name,
      theme: pageTheme(settings.appearance.theme),
      linkFallback: texts.linkFallback,
    })
  )
}
