import type { SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Badge } from '../../../ui/badge'
import { Failure } from '../../../ui/failure'
import { SkeletonLine } from '../../../ui/skeleton'
import { useFailureText } from '../../../parts/api-reference/failure-text'
import { useDescribed } from '../../../parts/api-reference/use-described'
import { SchemaAlternatives } from './schema-alternatives'
import { SchemaRow } from './schema-row'
import { type Direction, isHiddenIn, isMember } from '../../../parts/api-reference/schema-children'
import { ValueFacts } from './value-facts'
import './schema.css'

interface SchemaTreeProps {
  node: SchemaNode
  /** Requests leave out properties that are `readOnly`, responses those that are `writeOnly`. */
  direction?: Direction
  /** Pointers of the models around this one. */
  ancestors?: readonly string[]
  /** Those of them that are shown without having been unfolded. */
  shown?: readonly string[]
  /** Levels around this one. */
  depth?: number
}

/** Deeper levels stand flush under each other and say whose they are: in a narrow window nothing would be left of a line. */
const MOST_INDENTED = 6

/** The inside of a value. It is loaded where it did not come with the value. */
export function SchemaTree(props: SchemaTreeProps) {
  const { node } = props
  const isHere = node.children !== undefined || !node.hasChildren
  return isHere ? <Members {...props} /> : <LoadedTree {...props} />
}

function LoadedTree(props: SchemaTreeProps) {
  const { pointer } = props.node
  const failureText = useFailureText()
  const expanded = useDescribed({
    method: 'schema',
    parameters: [pointer],
    ask: (engine, signal) => engine.schema(pointer, { signal }),
  })
  if (expanded.status === 'failed')
    return <Failure message={failureText(expanded.error)} onRetry={expanded.retry} />
  if (expanded.status === 'loading') return <SkeletonLine width="long" />
  return <Members {...props} node={{ ...expanded.data, model: props.node.model }} />
}

/** The properties or items of a value, and its alternatives. */
function Members({ node, direction, ancestors = [], shown = [], depth = 0 }: SchemaTreeProps) {
  const t = useMessages('reference')
  const within = node.model ? [...ancestors, node.model.pointer] : ancestors
  const isFlush = depth >= MOST_INDENTED
  const inside = (inner: SchemaNode, shownAround: readonly string[] = []) => (
    <SchemaTree node={inner} direction={direction} ancestors={within} shown={shownAround} depth={depth + 1} />
  )
  const shownHere = node.model ? [...shown, node.model.pointer] : shown
  // An alternative that is the value itself would be in itself without an end.
  const insideAtOnce = (inner: SchemaNode) =>
    inner.model && shownHere.includes(inner.model.pointer) ? (
      <Badge>{t('recursive')}</Badge>
    ) : (
      inside(inner, shownHere)
    )
  const children = (node.children ?? []).filter((child) => !isHiddenIn(child, direction))
  const members = children.filter(isMember)
  const alternatives = (role: string) => children.filter((child) => child.role === role)
  const { discriminator } = node
  return (
    <div className="pe-ref-schema">
      {members.length > 0 && (
        <ul className="pe-ref-rows">
          {members.map((child) => (
            <SchemaRow
              key={`${child.role} ${child.name ?? ''}`}
              child={child}
              ancestors={within}
              isFlush={isFlush}
              inside={inside}
            />
          ))}
        </ul>
      )}
      <SchemaAlternatives
        label={t('oneOf')}
        alternatives={alternatives('oneOf')}
        isFlush={isFlush}
        discriminator={discriminator}
        inside={insideAtOnce}
      />
      <SchemaAlternatives
        label={t('anyOf')}
        alternatives={alternatives('anyOf')}
        isFlush={isFlush}
        discriminator={discriminator}
        inside={insideAtOnce}
      />
      {node.items && (
        <div className="pe-ref-items">
          <ValueFacts node={node.items} />
          {(node.items.hasChildren || node.items.items) && insideAtOnce(node.items)}
        </div>
      )}
    </div>
  )
}
