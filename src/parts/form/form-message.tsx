import type { ProblemText } from './problem-text'
import { SignInAlert } from '../load-failure/sign-in-alert'
import { Alert } from '../../ui/alert'
import './form-message.css'

interface FormMessageProps {
  /** Names the message for the fields that it explains. */
  id: string
  /** Shown instead of any success. */
  problem?: Omit<ProblemText, 'reasons'>
  success?: string
  /** How it went well. Default `success`. */
  outcome?: 'success' | 'info'
}

/** The message of a form, above its fields. */
export function FormMessage({ id, problem, success, outcome = 'success' }: FormMessageProps) {
  if (!problem) {
    if (!success) return null
    return (
      <Alert kind={outcome} id={id}>
        {success}
      </Alert>
    )
  }
  if (problem.needsSession) {
    return (
      <SignInAlert id={id}>
        <ProblemContent problem={problem} />
      </SignInAlert>
    )
  }
  return (
    <Alert kind="danger" id={id}>
      <ProblemContent problem={problem} />
    </Alert>
  )
}

/** A sentence, where to turn, or the heading of a list of requirements. */
function ProblemContent({ problem: { text, bullets, help } }: { problem: Omit<ProblemText, 'reasons'> }) {
  if (help) {
    return (
      <>
        {text} <a href={help.href}>{help.text}</a>
      </>
    )
  }
  if (bullets.length === 0) return text
  return (
    <>
      {text}
      <ul className="pe-form-message-bullets">
        {bullets.map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
    </>
  )
}
