import { useId } from 'react'
import type { ReactNode } from 'react'
import type { Discriminator, SchemaChild, SchemaNode } from '../../../reference'
import { useMessages } from '../../../i18n'
import { ChoiceButtons } from '../../../ui/choice-buttons'
import { CompactSelect } from '../../../ui/inputs/compact-select'
import { DescriptionText } from '../reading/description-text'
import { FoldPath } from '../../../parts/api-reference/fold-all'
import { useBranch } from '../../../parts/api-reference/branches'
import { TypeLabel } from './type-label'
import { typeText } from './type-text'
import { UnresolvedNote } from './unresolved-note'
import { ValueFacts } from './value-facts'
import '../../../parts/api-reference/marks.css'
import './schema.css'

/** More than these, or longer names than these together, do not fit side by side. */
const MOST_BUTTONS = 4
const MOST_LETTERS = 48

interface SchemaAlternativesProps {
  label: string
  alternatives: readonly SchemaChild[]
  discriminator?: Discriminator
  /** So deep that it is no longer indented. */
  isFlush: boolean
  /** Renders what is inside a value. */
  inside(node: SchemaNode): ReactNode
}

/** The forms that a value may take, of which one is shown. */
export function SchemaAlternatives(props: SchemaAlternativesProps) {
  const { label, alternatives, discriminator, isFlush, inside } = props
  const t = useMessages('reference')
  const id = useId()
  const [chosen, choose] = useBranch(alternatives.map(({ node }) => node.pointer))
  const child = alternatives.find(({ node }) => node.pointer === chosen) ?? alternatives[0]
  if (!child) return null

  const choices = alternatives.map(({ node }) => ({
    value: node.pointer,
    label: node.model?.name ?? node.title ?? typeText(node, t),
  }))
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0)
  const areButtons = choices.length <= MOST_BUTTONS && letters <= MOST_LETTERS
  const { node } = child
  const values = discriminator?.mapping.filter(({ model }) => model.pointer === node.model?.pointer)
  return (
    <div className="pe-ref-alternatives" data-flush={isFlush || undefined}>
      <div className="pe-ref-choice">
        <span id={id}>{label}</span>
        {areButtons ? (
          <ChoiceButtons label={label} choices={choices} value={child.node.pointer} onChoose={choose} />
        ) : (
          <CompactSelect label={label} choices={choices} value={child.node.pointer} onChoose={choose} />
        )}
      </div>
      {discriminator && (
        <p className="pe-ref-facts">
          <span>
            {t('discriminator')} <code>{discriminator.property}</code>
            {values?.map(({ value }) => (
              <span key={value}>
                {' = '}
                <code>{value}</code>
              </span>
            ))}
          </span>
        </p>
      )}
      <p className="pe-ref-row-head">
        <TypeLabel node={node} />
      </p>
      {node.description && <DescriptionText text={node.description} />}
      <ValueFacts node={node} />
      <UnresolvedNote node={node} />
      {(node.hasChildren || node.items) && (
        <FoldPath key={node.pointer} name={node.pointer}>
          {inside(node)}
        </FoldPath>
      )}
    </div>
  )
}
