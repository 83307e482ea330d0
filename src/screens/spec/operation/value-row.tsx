import type { Header } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Deprecated } from '../../../parts/api-reference/marks'
import { DescriptionText } from '../reading/description-text'
import { type Direction, isExpandable } from '../../../parts/api-reference/schema-children'
import { SchemaTree } from '../schema/schema-tree'
import { TypeLabel } from '../schema/type-label'
import { innermost } from '../schema/type-text'
import { UnresolvedNote } from '../schema/unresolved-note'
import { ValueFacts } from '../schema/value-facts'
import { ValueInside } from '../schema/value-inside'
import '../schema/schema.css'
import '../../../parts/api-reference/marks.css'

/** One parameter or header: name, type, whether it is required, what it means and what it may hold. */
export function ValueRow({ value, direction }: { value: Header; direction: Direction }) {
  const t = useMessages('reference')
  const { schema, description, examples } = value
  // Those of the schema stand in its own line already.
  const inSchema = new Set(
    schema?.examples.map((example) => (typeof example === 'string' ? example : JSON.stringify(example))),
  )
  const ownExamples = examples.filter(({ text }) => text !== '' && !inSchema.has(text))
  const text = description ?? schema?.description
  return (
    <li className="pe-ref-row">
      <div className="pe-ref-row-head">
        <code className="pe-ref-name">{value.name}</code>
        {schema && <TypeLabel node={schema} />}
        {value.mediaType && <span className="pe-ref-type">{value.mediaType}</span>}
        {value.required && <span className="pe-ref-required">{t('required')}</span>}
        {(value.deprecated || schema?.deprecated) && <Deprecated />}
      </div>
      {text && <DescriptionText text={text} />}
      {schema && <ValueFacts node={schema} />}
      {schema?.items && !isExpandable(schema.items) && <ValueFacts node={schema.items} />}
      {schema && <UnresolvedNote node={innermost(schema)} />}
      {ownExamples.length > 0 && (
        <ul className="pe-ref-examples" aria-label={t('examples')}>
          {ownExamples.map(({ name, summary, text }) => (
            <li key={name} className="pe-ref-facts">
              <span>
                {summary ?? t('exampleValue')} <code>{text}</code>
              </span>
            </li>
          ))}
        </ul>
      )}
      {schema && isExpandable(schema.items ?? schema) && (
        <ValueInside name={value.name} label={value.name}>
          <SchemaTree node={schema} direction={direction} />
        </ValueInside>
      )}
    </li>
  )
}
