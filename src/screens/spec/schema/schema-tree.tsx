import type { SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Failure } from '../../../ui/failure'
import { SkeletonLine } from '../../../ui/skeleton'
import { useFailureText } from '../reading/failure-text'
import { SchemaAlternatives } from './schema-alternatives'
import { SchemaRow } from './schema-row'
import { type Direction, isHiddenIn, isMember } from './schema-children'
import { useExpanded } from './use-expanded'
import { ValueFacts } from './value-facts'
import './schema.css'

interface SchemaTreeProps {
  node: SchemaNode
  /** Requests leave out properties that are `readOnly`, responses those that are `writeOnly`. */
  direction?: Direction
  /** Pointers of the models around this one. */
  ancestors?: readonly string[]
  /** Levels around this one. */
  depth?: number
}

/** Deeper levels stand flush under each other and say whose they are: in a narrow window nothing would be left of a line. */
const MOST_INDENTED = 6

/** The inside of a value: its properties or items, and its alternatives. */
export function SchemaTree({ node, direction, ancestors = [], depth = 0 }: SchemaTreeProps) {
  const t = useMessages('reference')
  const failureText = useFailureText()
  const expanded = useExpanded(node)
  if (expanded.status === 'failed')
    return <Failure message={failureText(expanded.error)} onRetry={expanded.retry} />
  if (expanded.status === 'loading') return <SkeletonLine width="long" />

  const { data } = expanded
  const within = node.model ? [...ancestors, node.model.pointer] : ancestors
  const isFlush = depth >= MOST_INDENTED
  const inside = (inner: SchemaNode) => (
    <SchemaTree node={inner} direction={direction} ancestors={within} depth={depth + 1} />
  )
  const children = (data.children ?? []).filter((child) => !isHiddenIn(child, direction))
  const members = children.filter(isMember)
  const alternatives = (role: string) => children.filter((child) => child.role === role)
  const { discriminator } = data
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
        inside={inside}
      />
      <SchemaAlternatives
        label={t('anyOf')}
        alternatives={alternatives('anyOf')}
        isFlush={isFlush}
        discriminator={discriminator}
        inside={inside}
      />
      {data.items && (
        <div className="pe-ref-items">
          <ValueFacts node={data.items} />
          {(data.items.hasChildren || data.items.items) && inside(data.items)}
        </div>
      )}
    </div>
  )
}
