import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { until } from './until'

export interface ReceivedMail extends Email {
  /** As given to the mail server, whatever the headers say. */
  readonly recipients: readonly string[]
  /** The one address that the mail asks to open. */
  readonly link: string
  /** The link's query parameter `token`. */
  readonly token: string
}

/** What the server does with the next mails: takes them, or fails in one of the ways that mail servers fail. */
export type Mood = 'accept' | 'refuse-for-now' | 'refuse-for-good' | 'drop' | 'silent'

export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Mails that were handed over or refused so far. */
  readonly attempts: number
  mood: Mood
  /** Refuses for good what was sent while the mood was `silent`, and has no response yet. */
  refuseSilent(): void
  /** Waits for the newest of the mails to an address, when there are at least so many. */
  mailTo(address: string, count?: number): Promise<ReceivedMail>
  close(): Promise<void>
}

/** A real SMTP server on this machine that reads what it gets. @param port - Default: a free one. */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  let attempts = 0
  const unanswered: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        attempts += 1
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        respond(Buffer.concat(chunks), recipients).then(
          () => done(),
          (error: Error) => done(error),
        )
      })
    },
    onRcptTo(_address, _session, done) {
      if (mailbox.mood === 'refuse-for-good') {
        attempts += 1
        return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      }
      done()
    },
  })

  async function respond(raw: Buffer, recipients: readonly string[]): Promise<void> {
    if (mailbox.mood === 'silent')
      return new Promise((_, refuse) =>
        unanswered.push(() => refuse(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))),
      )
    if (mailbox.mood === 'drop') {
      for (const connection of connections()) connection.destroy()
      return new Promise(() => undefined)
    }
    if (mailbox.mood === 'refuse-for-now')
      throw Object.assign(new Error('Try again later'), { responseCode: 451 })
    mails.push(read(await PostalMime.parse(raw), recipients))
  }

  const sockets = new Set<{ destroy(): void }>()
  const connections = () => [...sockets]
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // Clients that go away in the middle are what some tests are about.
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    get attempts() {
      return attempts
    },
    mood: 'accept',
    refuseSilent() {
      for (const refuse of unanswered.splice(0)) refuse()
    },
    async mailTo(address, count = 1) {
      const found = () => mails.filter(({ recipients }) => recipients.includes(address))
      await until(() => found().length >= count, `${count} mails to ${address} have come`)
      return found().at(-1) as ReceivedMail
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const connection of connections()) connection.destroy()
      }),
  }
  return mailbox
}

function read(email: Email, recipients: readonly string[]): ReceivedMail {
  const link = /^https?:\/\/\S+$/m.exec(email.text ?? '')?.[0] ?? ''
  const token = URL.canParse(link) ? (new URL(link).searchParams.get('token') ?? '') : ''
  return { ...email, recipients, link, token }
}
