import { findReview } from '../../store/registration-review'
import type { MailData } from '../mail-orders'
import { shownName } from '../shown-name'
import { personIn } from './parts'
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
  const words = texts.registrationWaiting
  const command = (verb: string) => ({ command: `portal-server registrations ${verb} ${registrationId}` })
  return {
    subject: words.subject(settings.name),
    parts: [
      words.body(
        personIn(context, { name: developer_name, email: developer_email }),
        shownName(application_name),
        `${product_name} ${product_version_name}`,
      ),
      words.approve,
      command('approve'),
      words.reject,
      command('reject'),
    ],
    footer: texts.operatorFooter(settings.name),
  }
}
