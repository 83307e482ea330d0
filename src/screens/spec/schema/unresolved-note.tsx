import type { SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { unresolvedText } from './unresolved-text'
import './schema.css'

/** Says what is wrong where a reference cannot be followed. */
export function UnresolvedNote({ node: { unresolved } }: { node: SchemaNode }) {
  const t = useMessages('reference')
  return unresolved ? <p className="pe-ref-broken">{unresolvedText(unresolved, t)}</p> : null
}
