import { findAccount } from '../../store/accounts'
import type { MailData } from '../mail-orders'
import { formatPerson } from './template-parts'
import type { Template } from './template'

export const accountWaiting: Template<MailData['account-waiting']> = async (context, { accountId }) => {
  const { db, texts, settings } = context
  const account = await findAccount(db, accountId)
  if (account?.status !== 'pending') return undefined
  const mailTexts = texts.waiting
  // By its id: an address may hold characters that a shell would take for its own.
  const command = (verb: string) => ({ command: `portal-server ${account.kind}s ${verb} ${account.id}` })
  return {
    subject: mailTexts.subject(settings.name),
    parts: [
      mailTexts.body(formatPerson(context, { name: account.full_name, email: account.email })),
      mailTexts.approve,
      command('approve'),
      mailTexts.reject,
      command('reject'),
    ],
    footer: texts.operatorFooter(settings.name),
  }
}
