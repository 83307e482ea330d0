import { textsIn, type Language } from '../texts/texts'
import { describe, type InvalidParameter } from './invalid-parameters'
import type { Problem, ProblemKind } from './problem'

export const problemType = 'application/problem+json; charset=utf-8'
export const bodyLimitBytes = 1024 * 1024

/** Where a request is wrong as a whole, this is the parameter that is named. */
const wholes: Partial<Record<ProblemKind, InvalidParameter>> = {
  malformedJson: { field: 'body', source: 'body', rule: 'invalid' },
  malformedAddress: { field: 'path', source: 'path', rule: 'invalid' },
  malformedRequest: { field: 'request', source: 'body', rule: 'invalid' },
}

/** The body of the answer to a refused request, in the reader's language. */
export function problemDocument(problem: Problem, instance: string, language: Language): string {
  const texts = textsIn(language)
  const whole = wholes[problem.kind]
  const parameters = problem.details.invalidParameters ?? (whole ? [whole] : undefined)
  const detail =
    problem.kind === 'bodyTooLarge' ? texts.bodyTooLarge(bodyLimitBytes / 1024) : texts[problem.kind]
  return JSON.stringify({
    status: problem.status,
    title: problem.title,
    type: problem.type,
    instance,
    detail,
    invalid_parameters: parameters?.map((parameter) => describe(parameter, texts)),
  })
}
