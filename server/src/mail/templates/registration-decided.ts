import { findReview } from '../../store/registration-review'
import type { MailData } from '../mail-orders'
import { displayName } from '../display-name'
import { mailToAccount } from './template-parts'
import type { Template } from './template'

export const registrationApproved: Template<MailData['registration-approved']> = async (
  context,
  { registrationId },
) => {
  const { db, account, texts, settings } = context
  const registration = await findReview(db, registrationId)
  // The decision may have been taken back since.
  if (!account || registration?.status !== 'approved') return undefined
  const mailTexts = texts.registrationApproved
  const { application_id, application_name, product_name, product_version_name } = registration
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(displayName(application_name), `${product_name} ${product_version_name}`),
      { label: mailTexts.action, href: context.link('application', { application: application_id }) },
    ],
  })
}

export const registrationRejected: Template<MailData['registration-rejected']> = async (
  context,
  { registrationId },
) => {
  const { db, account, texts, settings } = context
  const registration = await findReview(db, registrationId)
  if (!account || registration?.status !== 'rejected') return undefined
  const mailTexts = texts.registrationRejected
  const { application_name, product_name, product_version_name } = registration
  return mailToAccount(account, context, {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(displayName(application_name), `${product_name} ${product_version_name}`, settings.name),
    ],
  })
}
