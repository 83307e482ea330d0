import { findDeveloper } from '../../store/developers'
import type { MailData } from '../mail-orders'
import { personIn } from './parts'
import type { Template } from './template'

export const accountWaiting: Template<MailData['account-waiting']> = async (context, { developerId }) => {
  const { db, texts, settings } = context
  const account = await findDeveloper(db, developerId)
  if (account?.status !== 'pending') return undefined
  const words = texts.waiting
  // By its id: an address may hold characters that a shell would take for its own.
  const command = (verb: string) => ({ command: `portal-server developers ${verb} ${account.id}` })
  return {
    subject: words.subject(settings.name),
    parts: [
      words.body(personIn(context, { name: account.full_name, email: account.email })),
      words.approve,
      command('approve'),
      words.reject,
      command('reject'),
    ],
    footer: texts.operatorFooter(settings.name),
  }
}
