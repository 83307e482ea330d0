import { useState } from 'react'
import type { Encoding, MediaType } from '../../../reference'
import { useMessages } from '../../../i18n'
import { CompactSelect } from '../../../ui/inputs/compact-select'
import { DescriptionText } from '../reading/description-text'
import { FoldPath } from '../../../parts/api-reference/fold-all'
import { BranchRoot } from '../../../parts/api-reference/branches'
import type { Direction } from '../../../parts/api-reference/schema-children'
import { SchemaTree } from '../schema/schema-tree'
import { TypeLabel } from '../schema/type-label'
import { innermost } from '../schema/type-text'
import { UnresolvedNote } from '../schema/unresolved-note'
import { ValueFacts } from '../schema/value-facts'
import '../schema/schema.css'
import '../../../parts/api-reference/marks.css'
import '../overview/overview.css'
import './operation.css'

/** The content of a body, for one of its media types at a time. */
export function BodyContent({ content, direction }: { content: readonly MediaType[]; direction: Direction }) {
  const t = useMessages('reference')
  const [chosen, setChosen] = useState('')
  const media = content.find(({ type }) => type === chosen) ?? content[0]
  if (!media) return null
  const schema = media.schema ?? media.itemSchema
  return (
    <div className="pe-ref-body">
      <div className="pe-ref-row-head">
        {content.length > 1 ? (
          <CompactSelect
            label={t('mediaType')}
            choices={content.map(({ type }) => ({ value: type, label: type }))}
            value={media.type}
            onChoose={setChosen}
          />
        ) : (
          <code className="pe-ref-media">{media.type}</code>
        )}
        {!media.schema && media.itemSchema && <span className="pe-ref-type">{t('streamOf')}</span>}
        {schema && <TypeLabel node={schema} />}
      </div>
      {schema && (
        <>
          {schema.description && <DescriptionText text={schema.description} />}
          <ValueFacts node={schema} />
          <UnresolvedNote node={innermost(schema)} />
          {(schema.hasChildren || schema.items) && (
            <BranchRoot pointer={media.pointer}>
              <FoldPath key={media.pointer} name={`${direction} ${media.type}`}>
                <SchemaTree node={schema} direction={direction} />
              </FoldPath>
            </BranchRoot>
          )}
        </>
      )}
      {media.encodings.length > 0 && <Encodings encodings={media.encodings} />}
    </div>
  )
}

/** How the fields of a form are sent, where that is not the usual way. */
function Encodings({ encodings }: { encodings: readonly Encoding[] }) {
  const t = useMessages('reference')
  const facts = ({ contentType, style, explode }: Encoding) =>
    [
      contentType,
      style && `style: ${style}`,
      explode === undefined ? undefined : `explode: ${explode}`,
    ].filter(Boolean)
  const described = encodings.filter((encoding) => facts(encoding).length > 0)
  if (described.length === 0) return null
  return (
    <dl className="pe-ref-scopes" aria-label={t('encoding')}>
      {described.map((encoding) => (
        <div key={encoding.property}>
          <dt>
            <code>{encoding.property}</code>
          </dt>
          <dd>{facts(encoding).join(' · ')}</dd>
        </div>
      ))}
    </dl>
  )
}
