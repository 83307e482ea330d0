import type { FormErrorText } from '../../i18n'
import './form.css'

/** A refusal that stands below a field instead of above the form. */
export function FieldProblem({ problem: { text, bullets } }: { problem: FormErrorText }) {
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
