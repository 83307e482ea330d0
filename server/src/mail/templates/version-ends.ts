import type { VersionStep } from '../../store/schema-content'
import { findEndingVersion } from '../../store/version-notices'
import { displayName } from '../display-name'
import type { MailContent } from '../render-mail'
import { mailToAccount } from './template-parts'
import type { TemplateContext } from './template'

/** Returns the template of a step. Nothing is sent once the version has another step, or the developer no application for it. */
export const versionEnds =
  (step: VersionStep) =>
  async (
    context: TemplateContext,
    { versionId }: { versionId: string },
  ): Promise<MailContent | undefined> => {
    const { db, account, texts, settings, language } = context
    if (!account) return undefined
    const version = await findEndingVersion(db, versionId, account.id)
    if (version?.step !== step || version.applications.length === 0) return undefined
    const mailTexts = texts.versionEnds
    const api = `${version.product} ${version.version}`
    const applications = version.applications.map((name) => texts.quoted(displayName(name)))
    const date = version.sunset_at && dateIn(language, version.sunset_at)
    const { subject, body } = {
      'sunset-announced': mailTexts.announced,
      deprecated: mailTexts.deprecated,
      sunset: mailTexts.sunset,
    }[step]
    return mailToAccount(account, context, {
      subject: subject(api, settings.name),
      parts: [
        body(api, settings.name),
        ...(date === null || step === 'sunset' ? [] : [mailTexts.date(date)]),
        mailTexts.applications(new Intl.ListFormat(language).format(applications)),
        version.replacement === null ? mailTexts.noReplacement : mailTexts.replacement(version.replacement),
      ],
    })
  }

/** In UTC, as `sunset` of product.yaml. */
function dateIn(language: string, moment: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
}
