import { findReview } from '../../store/registration-review'
import type { MailData } from '../mail-orders'
import { shownName } from '../shown-name'
import { letterTo } from './parts'
import type { Template } from './template'

export const registrationApproved: Template<MailData['registration-approved']> = async (
  context,
  { registrationId },
) => {
  const { db, developer, texts, settings } = context
  const registration = await findReview(db, registrationId)
  // The decision may have been taken back since.
  if (!developer || registration?.status !== 'approved') return undefined
  const words = texts.registrationApproved
  const { application_id, application_name, product_name, product_version_name } = registration
  return letterTo(developer, context, {
    subject: words.subject(settings.name),
    parts: [
      words.body(shownName(application_name), `${product_name} ${product_version_name}`),
      { label: words.action, href: context.link('application', { application: application_id }) },
    ],
  })
}

export const registrationRejected: Template<MailData['registration-rejected']> = async (
  context,
  { registrationId },
) => {
  const { db, developer, texts, settings } = context
  const registration = await findReview(db, registrationId)
  if (!developer || registration?.status !== 'rejected') return undefined
  const words = texts.registrationRejected
  const { application_name, product_name, product_version_name } = registration
  return letterTo(developer, context, {
    subject: words.subject(settings.name),
    parts: [
      words.body(shownName(application_name), `${product_name} ${product_version_name}`, settings.name),
    ],
  })
}
