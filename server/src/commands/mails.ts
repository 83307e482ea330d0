import { resendMail as resend } from '../rules/mails'
import { operatorActor } from '../store/audit-log'
import { findInInbox } from '../store/local-inbox'
import { findMail, listMails as read, type MailFilters, type ReviewedMail } from '../store/reviewed-mails'
import { isUuid } from '../store/uuid'
import { refuse, said, type Command } from './command'
import { fieldLines } from './field-lines'
import { listCommand, type ListOptions } from './list-command'

export type ListMailsOptions = ListOptions & MailFilters

/** One line per mail, the newest first: state, time, ID, template, recipient and the error of the last attempt. */
export const listMails = listCommand<ReviewedMail, ListMailsOptions>({
  read: ({ db }, section, filters) => read(db, section, filters),
  lineOf({ id, state, template, created_at, ...mail }, all) {
    const width = Math.max(...all.map((one) => one.template.length))
    return [
      state.padEnd('waiting'.length),
      created_at.toISOString(),
      id,
      template.padEnd(width),
      recipientOf(mail),
      ...(mail.last_error === null ? [] : [lineOf(mail.last_error)]),
    ].join('  ')
  },
  none: ({ state, to, template }) =>
    to !== undefined || template !== undefined
      ? 'There are no such mails.'
      : state
        ? `No mail is ${state}.`
        : 'There are no mails.',
})

/** Shows what the outbox has of a mail, and its text if the local inbox keeps it. Links are without their tokens. */
export const showMail: Command<{ id: string }> = {
  async run({ db }, { id }) {
    const mail = isUuid(id) ? await findMail(db, id) : undefined
    if (!mail) return refuse(`There is no mail ${id}. They are kept for 30 days.`)
    const kept = await findInInbox(db, id)
    const text = kept && withoutTokens(kept.text)
    const record = { ...mail, subject: kept?.subject ?? null, text: text ?? null }
    const lines = fieldLines([
      ['ID', mail.id],
      ['State', mail.state],
      ['Template', mail.template],
      ['To', recipientOf(mail)],
      ['Ordered', mail.created_at.toISOString()],
      ['Attempts', String(mail.attempts)],
      ['Next attempt', mail.state === 'waiting' ? mail.due_at.toISOString() : null],
      ['Ended', mail.finished_at?.toISOString() ?? null],
      ['Last error', mail.last_error && lineOf(mail.last_error)],
      ['Data', Object.keys(mail.data).length > 0 ? JSON.stringify(mail.data) : null],
      ['Subject', kept?.subject ?? null],
    ])
    return said(text === undefined ? lines : [...lines, '', text.trimEnd()], record)
  },
}

/** Sends a mail again. */
export const resendMail: Command<{ id: string }> = {
  async run(database, { id }) {
    const result = isUuid(id) ? await resend(database, id, operatorActor) : undefined
    if (!result || result.outcome === 'unknown')
      return refuse(`There is no mail ${id}. They are kept for 30 days.`)
    return said(
      result.outcome === 'hurried'
        ? `The mail ${id} was waiting, and is tried now.`
        : `The mail is sent again, with new links, as ${result.id}.`,
      { id, outcome: result.outcome, mail_id: result.id },
    )
  },
}

const recipientOf = ({ recipient }: Pick<ReviewedMail, 'recipient'>) => recipient ?? 'operators'

/** A mail server may say several lines. */
const lineOf = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** As long as a token of `issueMailToken`, wherever the URL of the page has it. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g

function withoutTokens(text: string): string {
  return text.replace(token, '***')
}
