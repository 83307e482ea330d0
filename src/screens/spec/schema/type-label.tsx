import type { SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { PageLink } from '../reading/page-link'
import { useOpenReference } from '../../../parts/api-reference/reference-context'
import { modelInType, typeText } from './type-text'
import '../../../parts/api-reference/marks.css'

// For private use, so no text has it.
const NAME = '\uE000'

/** The type of a value, with a link to the model if it has a name. */
export function TypeLabel({ node }: { node: SchemaNode }) {
  const t = useMessages('reference')
  const { modelNames } = useOpenReference()
  const model = modelInType(node)
  const isLinked = model && modelNames.has(model.name)
  if (!isLinked) return <span className="pe-ref-type">{typeText(node, t)}</span>
  // A model may be called `array` or `null`, so the link replaces a mark and not the name.
  const [before, after] = node.items ? typeText(node, t, NAME).split(NAME) : [`${typeText(node, t)} `]
  // The link stands outside the muted words: where no theme is set, its color follows from the text around it.
  return (
    <span className="pe-ref-type-separate">
      <span className="pe-ref-type">{before}</span>
      <PageLink to={{ kind: 'model', name: model.name }}>{model.name}</PageLink>
      {after && <span className="pe-ref-type">{after}</span>}
    </span>
  )
}
