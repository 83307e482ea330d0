import type { SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { PageLink } from '../reading/page-link'
import { useOpenReference } from '../reading/reference-context'
import { innermost, typeText } from './type-text'
import '../reading/marks.css'

/** The type of a value, with a link to the model where it has a name. */
export function TypeLabel({ node }: { node: SchemaNode }) {
  const t = useMessages('reference')
  const { modelNames } = useOpenReference()
  const { model } = innermost(node)
  const text = typeText(node, t)
  const isLinked = model && modelNames.has(model.name)
  if (!isLinked) return <span className="pe-ref-type">{text}</span>
  // The last one: what stands before it names the kinds of lists, and a model may be called as they are.
  const nameAt = text.lastIndexOf(model.name)
  const [before, after] = node.items
    ? [text.slice(0, nameAt), text.slice(nameAt + model.name.length)]
    : [`${text} `, '']
  // The link stands outside the muted words: where no theme is set, its color follows from the text around it.
  return (
    <span className="pe-ref-type-separate">
      <span className="pe-ref-type">{before}</span>
      <PageLink to={{ kind: 'model', name: model.name }}>{model.name}</PageLink>
      {after && <span className="pe-ref-type">{after}</span>}
    </span>
  )
}
