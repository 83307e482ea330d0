import type { PasswordPolicy } from '../store/settings'
import type { Texts } from '../texts/en'
import { textsIn, type Language } from '../texts/texts'
import { describe, type InvalidParameter } from './invalid-parameters'
import type { Problem, ProblemKind } from './problem'

export const problemType = 'application/problem+json; charset=utf-8'
export const bodyLimitBytes = 1024 * 1024

/** The parameter to name if the request as a whole is invalid. */
const wholes: Partial<Record<ProblemKind, InvalidParameter>> = {
  malformedJson: { field: 'body', source: 'body', rule: 'invalid' },
  malformedAddress: { field: 'path', source: 'path', rule: 'invalid' },
  malformedRequest: { field: 'request', source: 'body', rule: 'invalid' },
  cookieTwice: { field: 'cookie', source: 'header', rule: 'invalid' },
}

/**
 * Returns the response body for a refused request, in the reader's language.
 *
 * @param ofForm - Whether the contract adds `errors`, an older form of the same, for clients that read only that.
 * @param bodyLimit - Largest body of the route in bytes, named if the request exceeds it.
 */
export function problemDocument(
  problem: Problem,
  instance: string,
  language: Language,
  ofForm = false,
  bodyLimit = bodyLimitBytes,
): string {
  const texts = textsIn(language)
  const whole = wholes[problem.kind]
  const parameters = problem.details.invalidParameters ?? (whole ? [whole] : undefined)
  const described = parameters?.map((parameter) => describe(parameter, texts))
  const detail = detailOf(problem, texts, bodyLimit)
  // Of a malformed URL nobody knows the route.
  const mayBeForm = ofForm || problem.kind === 'malformedAddress'
  return JSON.stringify({
    status: problem.status,
    title: problem.title,
    type: problem.type,
    instance,
    detail,
    errors: mayBeForm && problem.status === 400 ? olderErrors(problem, detail, described) : undefined,
    invalid_parameters: described,
    ...problem.details.members,
  })
}

function detailOf(
  { kind, details: { policy, refusal, names = [] } }: Problem,
  texts: Texts,
  bodyLimit: number,
): string {
  if (kind === 'bodyTooLarge') return texts.bodyTooLarge(bodyLimit / 1024)
  if (kind === 'weakPassword' && policy) return `${texts.weakPassword}: ${requirementsOf(policy, texts)}`
  if (refusal !== undefined) {
    const text: string | ((names: string) => string) = texts.checkRefusals[refusal]
    return typeof text === 'string' ? text : text(names.join(', '))
  }
  if (kind === 'roleRequired' || kind === 'importNeedsAdmin' || kind === 'gatewayRoleRefused')
    return texts[kind](names.join(', '))
  return texts[kind]
}

/**
 * Existing clients recognize a weak password by English words, split the text at its colon and commas, and show a list. So this
 * stays English; `detail` has the same form in the reader's language.
 */
function olderErrors(
  { kind, details: { policy } }: Problem,
  detail: string,
  parameters: readonly Record<string, unknown>[] = [],
): { detail: string }[] {
  if (kind === 'weakPassword' && policy)
    return [
      { detail: `the password does not meet the requirements: ${requirementsOf(policy, textsIn('en'))}` },
    ]
  if (parameters.length === 0) return [{ detail }]
  return parameters.map(({ field, reason }) => ({ detail: `${String(field)} ${String(reason)}` }))
}

function requirementsOf(policy: PasswordPolicy, { requirements }: Texts): string {
  const { min_length, max_length, min_classes } = policy
  const all = [requirements.min_length(min_length), requirements.max_length(max_length)]
  if (min_classes > 0) all.push(requirements.classes(min_classes))
  all.push(requirements.common)
  return all.join(', ')
}
