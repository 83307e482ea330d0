import { useLayoutEffect } from 'react'
import type { FormErrorText } from '../../i18n'
import { useEnvironment } from '../../state'
import { Alert, alertCss } from '../../ui/alert'
import css from './form-message.css?inline'

interface MessageBoxProps {
  id: string
  problem?: FormErrorText
  success?: string
}

export function MessageBox({ id, problem, success }: MessageBoxProps) {
  const { adoptStyles } = useEnvironment()
  useLayoutEffect(() => adoptStyles([alertCss, css]), [adoptStyles])

  if (!problem) {
    return (
      <Alert kind="success" id={id}>
        {success}
      </Alert>
    )
  }
  return (
    <Alert kind="danger" id={id}>
      <ProblemWords problem={problem} />
    </Alert>
  )
}

/** A sentence, or the heading of a list of requirements. */
function ProblemWords({ problem: { text, bullets } }: { problem: FormErrorText }) {
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
