import type { FormErrorText } from '../../i18n'
import type { FieldState, FormHandle } from './use-form'
import './form.css'

/**
 * A refusal that is about the password stands below its field, and nowhere else.
 *
 * @param isShown - Whether the form has that field; without it the refusal stands where all others do.
 */
export function withPasswordProblem<Name extends string>(
  form: FormHandle,
  field: FieldState<Name>,
  isShown = true,
) {
  if (!isShown || !form.concernsPassword) return { problemField: 'above' as const, field }
  const error = form.problem && <PasswordProblem problem={form.problem} />
  return { problemField: 'field' as const, field: { ...field, invalid: true, describedBy: undefined, error } }
}

function PasswordProblem({ problem: { text, bullets } }: { problem: FormErrorText }) {
  return (
    <div role="alert">
      {text}
      {bullets.length > 0 && (
        <ul className="pe-form-bullets">
          {bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
