/**
 * Writes operations of API descriptions as Markdown, in a thread of the server. It reads them as the page does. The server says which
 * descriptions it keeps.
 */
import { parentPort } from 'node:worker_threads'
import { type Language, loadMessages, languageOf, messagesFor } from '../../../i18n'
import { DescriptionError } from '../../../reference/protocol/failure'
import { type OpenedDescription, openText } from '../../../reference/worker/open-text'
import { operationMarkdown } from './operation-markdown'
import { overviewMarkdown } from './overview-markdown'

interface Wanted {
  readonly revision: string
  /** Undefined: the overview. */
  readonly operation: string | undefined
  /** Of the reference's page. */
  readonly address: string
  readonly language: string
}

type FromServer =
  | { readonly type: 'open'; readonly revision: string; readonly text: string }
  | { readonly type: 'close'; readonly revision: string }
  | ({ readonly type: 'write'; readonly request: number } & Wanted)

const port = parentPort
if (!port) throw new Error('This module is run by a thread.')

const descriptions = new Map<string, Promise<OpenedDescription>>()
let work: Promise<void> = Promise.resolve()

port.on('message', (message: FromServer) => {
  work = work.then(() => handle(message))
})

async function handle(message: FromServer): Promise<void> {
  if (message.type === 'close') {
    descriptions.delete(message.revision)
    return
  }
  if (message.type === 'open') {
    const opening = openText(message.text)
    descriptions.set(message.revision, opening)
    // Those who ask for a text of it are told.
    await opening.catch(() => undefined)
    return
  }
  const { request } = message
  try {
    port?.postMessage({ type: 'written', request, text: await textOf(message) })
  } catch (error) {
    port?.postMessage({ type: 'failed', request, error })
  }
}

/** @returns undefined for what is not in the description, and for a description that cannot be read. */
async function textOf({ revision, operation, address, language }: Wanted): Promise<string | undefined> {
  try {
    const description = await descriptions.get(revision)
    if (!description) throw new Error(`The description of revision ${revision} is not open.`)
    const { outline } = description
    const page = { outline, t: await textsOf(languageOf(language) ?? 'en'), address }
    return operation === undefined
      ? overviewMarkdown(page)
      : await operationMarkdown(description.operation(operation), description, page)
  } catch (error) {
    if (error instanceof DescriptionError) return undefined
    throw error
  }
}

async function textsOf(language: Language) {
  await loadMessages(language, ['reference'])
  return messagesFor({ language }, 'reference')
}
