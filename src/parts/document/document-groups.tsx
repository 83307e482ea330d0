import { type ReactNode, useContext } from 'react'
import { GuideBlockContext } from './guide-block-context'
import type { DocumentNode } from './nodes'
import './document.css'

interface GroupProps {
  nodes: readonly DocumentNode[]
  renderBlocks(nodes: readonly DocumentNode[]): ReactNode
}

/** The steps of a guide, and what is before the first one. */
export function DocumentSteps({ nodes, renderBlocks }: GroupProps) {
  const renderPart = useContext(GuideBlockContext)
  const first = nodes.findIndex(({ type }) => type === 'step')
  const steps = first === -1 ? [] : nodes.slice(first)
  return (
    <>
      {renderBlocks(first === -1 ? nodes : nodes.slice(0, first))}
      {steps.length > 0 && (
        <ol className="pe-doc-steps">
          {steps.map((node, index) => (
            <li key={index}>
              {node.type === 'step' && renderPart?.({ kind: 'step', node, number: index + 1 }, null)}
              {renderBlocks('children' in node ? node.children : [node])}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Alternatives, each below its label. */
export function DocumentTabs({ nodes, renderBlocks }: GroupProps) {
  const renderPart = useContext(GuideBlockContext)
  const plain = nodes.map((node, index) => <div key={index}>{renderBlocks([node])}</div>)
  return renderPart ? renderPart({ kind: 'tabs', nodes }, plain) : plain
}

/** One of them without the others. */
export const DocumentTab = ({ label, nodes, renderBlocks }: GroupProps & { label: string }) => (
  <>
    <p>
      <strong>{label}</strong>
    </p>
    {renderBlocks(nodes)}
  </>
)
