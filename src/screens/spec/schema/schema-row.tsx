import type { ReactNode } from 'react'
import type { SchemaChild, SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Badge } from '../../../ui/badge'
import { Deprecated } from '../../../parts/api-reference/marks'
import { DescriptionText } from '../reading/description-text'
import { isExpandable } from '../../../parts/api-reference/schema-children'
import { innermost } from './type-text'
import { TypeLabel } from './type-label'
import { UnresolvedNote } from './unresolved-note'
import { ValueFacts } from './value-facts'
import { ValueInside } from './value-inside'
import '../../../parts/api-reference/marks.css'
import './schema.css'

interface SchemaRowProps {
  child: SchemaChild
  /** Pointers of the models around this one. */
  ancestors: readonly string[]
  /** So deep that what is inside is no longer indented. */
  isFlush: boolean
  /** Renders what is inside a value. */
  inside(node: SchemaNode): ReactNode
}

/** One property, or one of the other things that are said of what is inside a value; what is inside it unfolds. */
export function SchemaRow({ child, ancestors, isFlush, inside }: SchemaRowProps) {
  const t = useMessages('reference')
  const { node } = child
  const { model } = innermost(node)
  const isRecursive = model !== undefined && ancestors.includes(model.pointer)
  return (
    <li className="pe-ref-row">
      <div className="pe-ref-row-head">
        <RowName child={child} />
        <TypeLabel node={node} />
        {child.required && <span className="pe-ref-required">{t('required')}</span>}
        {node.readOnly && <Badge>{t('readOnly')}</Badge>}
        {node.writeOnly && <Badge>{t('writeOnly')}</Badge>}
        {isRecursive && <Badge>{t('recursive')}</Badge>}
        {node.deprecated && <Deprecated />}
      </div>
      {node.title && node.title !== node.model?.name && <p className="pe-ref-title">{node.title}</p>}
      {node.description && <DescriptionText text={node.description} />}
      <ValueFacts node={node} />
      <UnresolvedNote node={innermost(node)} />
      {isExpandable(node) && (
        <ValueInside
          name={`${child.role} ${child.name ?? ''}`}
          label={child.name ?? t(child.role)}
          isEndless={isRecursive}
          isFlush={isFlush}
        >
          {isFlush && (
            <p className="pe-ref-facts">
              <span>
                {t('inside')} {child.name === undefined ? t(child.role) : <code>{child.name}</code>}
              </span>
            </p>
          )}
          {inside(node)}
        </ValueInside>
      )}
    </li>
  )
}

function RowName({ child: { role, name } }: { child: SchemaChild }) {
  const t = useMessages('reference')
  if (role === 'property') return <code className="pe-ref-name">{name}</code>
  return (
    <span className="pe-ref-name" data-role={role}>
      {t(role)}
      {name !== undefined && (
        <>
          {' '}
          <code>{name}</code>
        </>
      )}
    </span>
  )
}
