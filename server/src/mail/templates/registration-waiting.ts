import { findReview } from '../../store/registration-review'
import type { MailData } from '../mail-orders'
import { displayName } from '../display-name'
import { formatPerson } from './template-parts'
import type { Template } from './template'

export const registrationWaiting: Template<MailData['registration-waiting']> = async (
  context,
  { registrationId },
) => {
  const { db, texts, settings } = context
  const registration = await findReview(db, registrationId)
  // It may have been decided on, or taken back, since.
  if (registration?.status !== 'pending') return undefined
  const { developer_name, developer_email, application_name, product_name, product_version_name } =
    registration
  const mailTexts = texts.registrationWaiting
  const command = (verb: string) => ({ command: `portal-server registrations ${verb} ${registrationId}` })
  return {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(
        formatPerson(context, { name: developer_name, email: developer_email }),
        displayName(application_name),
        `${product_name} ${product_version_name}`,
      ),
      mailTexts.approve,
      command('approve'),
      mailTexts.reject,
      command('reject'),
    ],
    footer: texts.operatorFooter(settings.name),
  }
}
