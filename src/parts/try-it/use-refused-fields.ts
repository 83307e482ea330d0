import type { Operation } from '../../reference'
import { useAsync } from '../../state'
import { findRefusedFields, type RefusedFields } from './find-refused-fields'
import { readRefusedValues } from './refused-values'
import type { Draft } from './session'
import type { OpenRequest } from './use-request'
import type { TryItState } from './use-try-it-request'

const NONE: RefusedFields = { fields: [], others: [] }

const hasChanged = (key: string, before: Draft, now: Draft): boolean =>
  before.texts[key] !== now.texts[key] || before.files[key] !== now.files[key]

/** The fields of the request that the latest response refuses. A field is no longer among them once its text is changed. */
export function useRefusedFields(operation: Operation, open: OpenRequest, state: TryItState): RefusedFields {
  const sent = state.status === 'done' ? state : undefined
  const response = sent?.outcome.outcome === 'responded' ? sent.outcome.response : undefined
  const values = useAsync(async () => (response ? readRefusedValues(response) : []), [response])
  if (!sent || values.status !== 'ready' || values.data.length === 0) return NONE
  const { fields, others } = findRefusedFields(operation, open, values.data)
  return { fields: fields.filter(({ key }) => !hasChanged(key, sent.draft, open.draft)), others }
}
