import { useMessages } from '../../i18n'
import { useEnvironment } from '../../state'
import { Alert } from '../../ui/alert'
import type { LoginState } from './login-states'
import { problemText } from './problem-text'
import type { LoginProblem } from './use-login'

interface LoginMessageProps {
  id: string
  state: LoginState
  problem: LoginProblem | undefined
  /** The embedder's own words for a registration that has just ended. */
  registeredText: string | undefined
}

/** What went wrong, or what went well before one came here. */
export function LoginMessage({ id, state, problem, registeredText }: LoginMessageProps) {
  const login = useMessages('login')
  const errors = useMessages('errors')
  const { userEntity } = useEnvironment().portal.config

  if (state === 'error' && problem) {
    const { text, bullets } = problemText(problem, { login, errors, userEntity })
    return (
      <Alert kind="danger" id={id}>
        {text}
        {bullets.length > 0 && (
          <ul className="pe-login-bullets">
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
        )}
      </Alert>
    )
  }
  const good = goodNews()
  return good ? <Alert kind="success">{good}</Alert> : null

  function goodNews(): string | undefined {
    if (state === 'reset_password') return login('passwordSet')
    if (state === 'confirmed_email') return login('emailConfirmed')
    return state === 'from_register' ? (registeredText ?? login('registered')) : undefined
  }
}
