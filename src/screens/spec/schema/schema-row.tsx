import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import type { SchemaChild, SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Badge } from '../../../ui/badge'
import { FoldPath, useFold } from '../reading/fold-all'
import { Deprecated } from '../reading/marks'
import { DescriptionText } from '../reading/description-text'
import { isExpandable } from './schema-children'
import { innermost } from './type-text'
import { TypeLabel } from './type-label'
import { UnresolvedNote } from './unresolved-note'
import { ValueFacts } from './value-facts'
import { useId } from '../../../ui/basics/use-id'
import '../reading/marks.css'
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
  const id = useId()
  const { node } = child
  const { model } = innermost(node)
  const isRecursive = model !== undefined && ancestors.includes(model.pointer)
  const name = `${child.role} ${child.name ?? ''}`
  const [isOpen, setOpen] = useFold({ name, isEndless: isRecursive || !isExpandable(node) })
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
        <>
          <button
            type="button"
            className="pe-ref-unfold"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={16} aria-hidden="true" />
            {isOpen ? t('hideInside') : t('showInside')}
            <span className="pe-hidden">: {child.name ?? t(child.role)}</span>
          </button>
          {isOpen && (
            <div id={id} className="pe-ref-inside" data-flush={isFlush || undefined}>
              {isFlush && (
                <p className="pe-ref-facts">
                  <span>
                    {t('inside')} {child.name === undefined ? t(child.role) : <code>{child.name}</code>}
                  </span>
                </p>
              )}
              <FoldPath name={name}>{inside(node)}</FoldPath>
            </div>
          )}
        </>
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
