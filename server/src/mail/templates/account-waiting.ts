import type { MailData } from '../mail-orders'
import { formatPerson } from './template-parts'
import type { Template } from './template'

export const accountWaiting: Template<MailData['account-waiting']> = async (context, { accountId }) => {
  const { source, texts, fill } = context
  const account = await source.findAccount(accountId)
  if (account?.status !== 'pending') return undefined
  const mailTexts = texts.waiting
  // By its id: an address may hold characters that a shell would take for its own.
  const command = (verb: string) => ({ command: `portal-server ${account.kind}s ${verb} ${account.id}` })
  return {
    subject: fill(mailTexts.subject),
    parts: [
      fill(mailTexts.body, {
        person: formatPerson(context, { name: account.full_name, email: account.email }),
      }),
      mailTexts.approve,
      command('approve'),
      mailTexts.reject,
      command('reject'),
    ],
    footer: fill(texts.operatorFooter),
  }
}
