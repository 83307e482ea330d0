import { type ReactNode, useState } from 'react'
import type { EnumValue, Json, SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { Button } from '../../../ui/basics/button'
import { DescriptionText } from '../reading/description-text'
import { constraintTexts } from './constraint-texts'
import '../../../parts/api-reference/marks.css'
import './schema.css'

/** Values of an enumeration that are shown before one asks for the rest. */
const SHOWN_VALUES = 12

const written = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The limits of a value beside its type: one muted line, and the list of values where there is one. */
export function ValueFacts({ node }: { node: SchemaNode }) {
  const t = useMessages('reference')
  const pattern = node.constraints.find(({ keyword }) => keyword === 'pattern')
  const encoded = [node.contentMediaType, node.contentEncoding].filter(Boolean).join(', ')
  const facts: [key: string, fact: ReactNode][] = constraintTexts(node.constraints, t).map((text) => [
    text,
    text,
  ])
  const code = (key: string, label: string, value: string) =>
    facts.push([
      key,
      <>
        {label} <code>{value}</code>
      </>,
    ])
  if (pattern) code('pattern', t('pattern'), String(pattern.value))
  if (encoded) code('content', t('contains'), encoded)
  if (node.const !== undefined) code('const', t('always'), written(node.const))
  if (node.default !== undefined) code('default', t('defaultValue'), written(node.default))
  for (const [index, example] of node.examples.slice(0, 3).entries()) {
    const text = written(example)
    // A whole document is no word in a line; it is what samples are for.
    if (text.length <= 80) code(`example ${index}`, t('exampleValue'), text)
  }
  return (
    <>
      {facts.length > 0 && (
        <p className="pe-ref-facts">
          {facts.map(([key, fact]) => (
            <span key={key}>{fact}</span>
          ))}
        </p>
      )}
      {node.enum && <EnumValues values={node.enum} />}
    </>
  )
}

function EnumValues({ values }: { values: readonly EnumValue[] }) {
  const t = useMessages('reference')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? values : values.slice(0, SHOWN_VALUES)
  const isDescribed = values.some(({ description }) => description)
  const rest = values.length - shown.length
  return (
    <div className="pe-ref-values" data-described={isDescribed || undefined}>
      <span>{t('allowedValues')}</span>
      <ul>
        {shown.map(({ value, description }) => (
          <li key={written(value)}>
            <code>{written(value)}</code>
            {description && <DescriptionText text={description} />}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('moreValues', { count: rest })}
        </Button>
      )}
    </div>
  )
}
