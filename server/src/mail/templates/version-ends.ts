import type { VersionStep } from '../../store/schema-content'
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
    const { source, account, texts, fill, language } = context
    if (!account) return undefined
    const version = await source.findEndingVersion(versionId, account.id)
    if (version?.step !== step || version.applications.length === 0) return undefined
    const mailTexts = texts.versionEnds
    const api = `${version.product} ${version.version}`
    const applications = version.applications.map((name) => fill(texts.quoted, { name: displayName(name) }))
    const date = version.sunset_at && dateIn(language, version.sunset_at)
    const { subject, body } = {
      'sunset-announced': mailTexts.announced,
      deprecated: mailTexts.deprecated,
      sunset: mailTexts.sunset,
    }[step]
    return mailToAccount(account, context, {
      subject: fill(subject, { api }),
      parts: [
        fill(body, { api }),
        ...(date === null || step === 'sunset' ? [] : [fill(mailTexts.date, { date })]),
        fill(mailTexts.applications, { applications: new Intl.ListFormat(language).format(applications) }),
        version.replacement === null
          ? mailTexts.noReplacement
          : fill(mailTexts.replacement, { api: version.replacement }),
      ],
    })
  }

/** In UTC, as `sunset` of product.yaml. */
function dateIn(language: string, moment: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
}
