import { useMemo } from 'react'
import { type FormErrorText, type Language, loadMessages } from '../../i18n'
import { useLate } from '../../ui/use-late'

const loadBox = () => import('./message-box')

/**
 * Has fetched ahead what a form needs once something goes wrong, because a lost connection is one of the things that do. A
 * failure shows with the message.
 */
export function prepareFormMessage(language: Language): void {
  for (const part of [loadBox(), import('./problem-text'), loadMessages(language, ['errors'])])
    part.catch(() => undefined)
}

interface FormMessageProps {
  /** Names the message for the fields that it explains. */
  id: string
  /** What went wrong. Shown before any success. */
  problem?: FormErrorText
  /** What went well. */
  success?: string
}

/** What a form has to say, above its fields. It comes late, because most of the time there is nothing to say. */
export function FormMessage({ id, problem, success }: FormMessageProps) {
  const isNeeded = Boolean(problem ?? success)
  const load = useMemo(() => (isNeeded ? () => loadBox() : undefined), [isNeeded])
  const late = useLate(load)

  if (!isNeeded || !late) return null
  if (late === 'failed') return <PlainMessage id={id} problem={problem} success={success} />
  return <late.MessageBox id={id} problem={problem} success={success} />
}

/** The bare text, where its box could not be loaded. */
function PlainMessage({ id, problem, success }: FormMessageProps) {
  return (
    <p id={id} role={problem ? 'alert' : 'status'}>
      {problem ? [problem.text, ...problem.bullets].join(' ') : success}
    </p>
  )
}
