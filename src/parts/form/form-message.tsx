import { useMemo } from 'react'
import { type Language, lazyExport, loadExport } from '../../i18n'
import { useLazy } from '../../ui/basics/use-lazy'
import type { ProblemText } from './problem-text'
import { lazyProblemText } from './use-problem-text'

const lazyMessageBox = lazyExport(() => import('./message-box'), 'MessageBox')

/**
 * Has fetched ahead what a form needs once something goes wrong, because a lost connection is one of the things that do. A
 * failure shows with the message.
 */
export function prepareFormMessage(language: Language): void {
  for (const part of [lazyMessageBox, lazyProblemText])
    loadExport<unknown>(part, language).catch(() => undefined)
}

interface FormMessageProps {
  /** Names the message for the fields that it explains. */
  id: string
  /** Shown instead of any success. */
  problem?: Omit<ProblemText, 'reasons'>
  success?: string
  /** How it went well. Default `success`. */
  outcome?: 'success' | 'info'
}

/** The message of a form, above its fields. It is loaded lazily, because most of the time there is none. */
export function FormMessage({ id, problem, success, outcome }: FormMessageProps) {
  const isNeeded = Boolean(problem ?? success)
  const load = useMemo(() => (isNeeded ? lazyMessageBox.load : undefined), [isNeeded])
  const MessageBox = useLazy(load)

  if (!isNeeded || !MessageBox) return null
  if (MessageBox === 'failed') return <PlainMessage id={id} problem={problem} success={success} />
  return <MessageBox id={id} problem={problem} success={success} outcome={outcome} />
}

/** The bare text, where its box could not be loaded. */
function PlainMessage({ id, problem, success }: FormMessageProps) {
  return (
    <p id={id} role={problem ? 'alert' : 'status'}>
      {problem ? [problem.text, ...problem.bullets].join(' ') : success}
    </p>
  )
}
