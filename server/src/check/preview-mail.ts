import { refuse, said, type CommandOutput } from '../commands/command'
import type { Config } from '../config/config'
import { perform } from '../control/perform'
import { renderTemplate } from '../mail/compose'
import type { MailTextsByLanguage } from '../mail/own-texts'
import { readMailTexts } from '../mail/own-texts'
import { sampleNamed, type SampleName } from '../mail/samples'
import type { PortalSettings } from '../store/settings'

export interface PreviewOptions {
  readonly name: SampleName
  readonly language: keyof MailTextsByLanguage
  readonly format: 'text' | 'html'
}

/** Renders a mail of the portal with invented data, from the texts that are set. Nothing is sent or stored. */
export async function previewMail(
  config: Config,
  { name, language, format }: PreviewOptions,
): Promise<CommandOutput> {
  const texts = await readMailTexts(config.mail.textsFolder)
  const { records } = await perform(config, 'settings', {})
  const settings = records[0] as PortalSettings
  const { account, source, ...mail } = sampleNamed(name)
  const mailed = await renderTemplate(mail, {
    config: config.mail,
    texts,
    portalUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    settings,
    source,
    recipient: { account, kind: name === 'invitation' ? 'user' : 'developer', language },
  })
  if (!mailed) return refuse(`This portal sends no mail ${name}: it has no users.`)
  const { subject, text, html } = mailed
  const lines = format === 'html' ? [html] : [`Subject: ${subject}`, '', text.trimEnd()]
  return said(lines, { subject, text, html })
}
