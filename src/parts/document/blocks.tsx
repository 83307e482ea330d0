import { createContext, type ReactNode, useContext } from 'react'
import { useMessages } from '../../i18n'
import { CodeBlock } from '../code-block/code-block'
import { DocumentAlert } from './document-alert'
import { Footnote, Footnotes } from './document-footnotes'
import { DocumentSteps, DocumentTab, DocumentTabs } from './document-groups'
import { DocumentHeading } from './document-heading'
import { DocumentTable } from './document-table'
import { GuideBlockContext } from './guide-block-context'
import { Inlines } from './inlines'
import type { HeadingLevel } from './headings'
import { isRequestBlock } from './markup/request-blocks'
import type { CodeBlockNode, DocumentNode } from './nodes'
import { UnknownNode } from './unknown-node'

/** How the headings of a document fit into the page around it. */
export interface Outline {
  /** Level in the page of the document's headings of the first level. */
  readonly topLevel: number
  readonly headings: ReadonlyMap<DocumentNode, HeadingLevel>
}

const OutlineContext = createContext<Outline>({ topLevel: 1, headings: new Map() })

export const OutlineProvider = OutlineContext.Provider

export function Blocks({ nodes }: { nodes: readonly DocumentNode[] }): ReactNode {
  return nodes.map((node, index) => <Block key={index} node={node} />)
}

const renderBlocks = (nodes: readonly DocumentNode[]) => <Blocks nodes={nodes} />

function Block({ node }: { node: DocumentNode }): ReactNode {
  const { topLevel, headings } = useContext(OutlineContext)
  switch (node.type) {
    case 'heading': {
      const heading = headings.get(node)
      return (
        <DocumentHeading
          size={node.level}
          level={topLevel - 1 + (heading?.outlineLevel ?? node.level)}
          anchor={heading?.anchor}
          alignment={node.alignment}
        >
          <Inlines nodes={node.children} />
        </DocumentHeading>
      )
    }
    case 'paragraph':
      return (
        <p data-align={node.alignment}>
          <Inlines nodes={node.children} />
        </p>
      )
    case 'text_block':
      return <Inlines nodes={node.children} />
    case 'blockquote':
      return (
        <blockquote>
          <Blocks nodes={node.children} />
        </blockquote>
      )
    case 'list':
      return <List node={node} />
    case 'list_item':
      return <Blocks nodes={node.children} />
    case 'code_block':
      return <Code node={node} />
    case 'break':
      return <hr />
    case 'table':
      return <DocumentTable rows={node.children} renderBlocks={renderBlocks} />
    case 'table_header':
    case 'table_row':
      return <DocumentTable rows={[node]} renderBlocks={renderBlocks} />
    case 'alert':
      return (
        <DocumentAlert kind={node.kind}>
          <Blocks nodes={node.children} />
        </DocumentAlert>
      )
    case 'details':
      return <Details node={node} />
    case 'footnotes':
      return (
        <Footnotes>
          <Blocks nodes={node.children} />
        </Footnotes>
      )
    case 'footnote':
      return (
        <Footnote number={node.number}>
          <Blocks nodes={node.children} />
        </Footnote>
      )
    case 'tabs':
      return <DocumentTabs nodes={node.children} renderBlocks={renderBlocks} />
    case 'tab':
      return <DocumentTab label={node.label} nodes={node.children} renderBlocks={renderBlocks} />
    case 'steps':
      return <DocumentSteps nodes={node.children} renderBlocks={renderBlocks} />
    case 'step':
      return <Blocks nodes={node.children} />
    case 'unknown':
      return (
        <div>
          <UnknownNode kind={node.kind}>
            <Inlines nodes={node.children} />
          </UnknownNode>
        </div>
      )
    default:
      return <Inlines nodes={[node]} />
  }
}

function Code({ node }: { node: CodeBlockNode }) {
  const renderPart = useContext(GuideBlockContext)
  const code = <CodeBlock lang={node.lang} text={node.text} />
  if (!renderPart || !isRequestBlock(node.lang, node.text)) return code
  return renderPart({ kind: 'request', node }, code)
}

function Details({ node }: { node: Extract<DocumentNode, { type: 'details' }> }) {
  const t = useMessages('document')
  const [first, ...others] = node.children
  const summary = first?.type === 'summary' ? first.children : []
  return (
    <details className="pe-doc-details" open={node.isOpen}>
      <summary>{summary.length > 0 ? <Inlines nodes={summary} /> : t('details')}</summary>
      <Blocks nodes={first?.type === 'summary' ? others : node.children} />
    </details>
  )
}

const isTask = (item: DocumentNode): boolean => {
  const [first] = 'children' in item ? item.children : []
  const [mark] = first && 'children' in first ? first.children : []
  return mark?.type === 'task_checkbox'
}

function List({ node }: { node: Extract<DocumentNode, { type: 'list' }> }) {
  const items = node.children.map((item, index) => (
    <li key={index} data-task={isTask(item) || undefined}>
      <Blocks nodes={[item]} />
    </li>
  ))
  return node.isOrdered ? <ol start={node.start}>{items}</ol> : <ul>{items}</ul>
}
