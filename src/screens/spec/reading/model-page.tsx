import type { SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Badge } from '../../../ui/badge'
import { useHost } from '../../../state'
import { Heading } from '../../../ui/basics/heading'
import { BranchProvider, BranchRoot } from '../../../parts/api-reference/branches'
import { SchemaTree } from '../schema/schema-tree'
import { TypeLabel } from '../schema/type-label'
import { UnresolvedNote } from '../schema/unresolved-note'
import { ValueFacts } from '../schema/value-facts'
import { Deprecated } from '../../../parts/api-reference/marks'
import { ModelSample } from './model-sample'
import { FoldAll, FoldAllButton } from '../../../parts/api-reference/fold-all'
import { PageLink } from './page-link'
import { UsedBy } from './used-by'
import { DescriptionText } from './description-text'
import '../operation/operation.css'
import '../schema/schema.css'
import './reading.css'
import '../../../parts/api-reference/marks.css'

interface ModelPageProps {
  name: string
  /** Of the model itself, which may only be a reference to another. */
  pointer: string
  node: SchemaNode
}

/** One named schema, for both directions. */
export function ModelPage({ name, pointer, node }: ModelPageProps) {
  const t = useMessages('reference')
  const { headingLevel } = useHost()
  return (
    <BranchProvider>
      <FoldAll>
        <article className="pe-ref-operation">
          <div className="pe-ref-text">
            <header className="pe-ref-head">
              <Heading level={headingLevel}>{name}</Heading>
              <p className="pe-ref-row-head">
                <Badge>{t('model')}</Badge>
                <TypeLabel node={{ ...node, model: undefined }} />
                {node.deprecated && <Deprecated />}
              </p>
              {node.hasChildren && <FoldAllButton />}
              {node.title && node.title !== name && <p className="pe-ref-summary">{node.title}</p>}
            </header>
            {node.description && <DescriptionText text={node.description} level={headingLevel + 1} />}
            {node.extends.length > 0 && (
              <p className="pe-ref-type-separate">
                <span>
                  {t('extends')}{' '}
                  {node.extends.map((model, index) => (
                    <span key={model.pointer}>
                      {index > 0 && ', '}
                      <PageLink to={{ kind: 'model', name: model.name }}>{model.name}</PageLink>
                    </span>
                  ))}
                </span>
              </p>
            )}
            <ValueFacts node={node} />
            <UnresolvedNote node={node} />
            {(node.hasChildren || node.items) && (
              <BranchRoot pointer={pointer}>
                <SchemaTree node={node} />
              </BranchRoot>
            )}
            <UsedBy pointer={pointer} level={headingLevel + 1} />
          </div>
          <aside className="pe-ref-aside" aria-label={t('samples')}>
            <ModelSample name={name} pointer={pointer} />
          </aside>
        </article>
      </FoldAll>
    </BranchProvider>
  )
}
