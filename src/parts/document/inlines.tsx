import { Fragment, type ReactNode } from 'react'
import { FootnoteReference } from './document-footnotes'
import { DocumentImage } from './document-image'
import { DocumentLink } from './document-link'
import type { DocumentNode } from './nodes'
import { TaskMark } from './task-mark'
import { UnknownNode } from './unknown-node'
import './document.css'

/** The content of a line of text. */
export function Inlines({ nodes }: { nodes: readonly DocumentNode[] }): ReactNode {
  return nodes.map((node, index) => <Inline key={index} node={node} />)
}

function Inline({ node }: { node: DocumentNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return (
        <Fragment>
          {node.text}
          {node.lineEnd === 'soft' && ' '}
          {node.lineEnd === 'hard' && <br />}
        </Fragment>
      )
    case 'code':
      return (
        <code className="pe-doc-code">
          <Inlines nodes={node.children} />
        </code>
      )
    case 'emphasis': {
      const Tag = node.level === 1 ? 'em' : 'strong'
      return (
        <Tag>
          <Inlines nodes={node.children} />
        </Tag>
      )
    }
    case 'strikethrough':
      return (
        <del>
          <Inlines nodes={node.children} />
        </del>
      )
    case 'link':
      return (
        <DocumentLink href={node.href} title={node.title}>
          <Inlines nodes={node.children} />
        </DocumentLink>
      )
    case 'image':
      return <DocumentImage {...node} />
    case 'format': {
      const Tag = node.format
      return (
        <Tag>
          <Inlines nodes={node.children} />
        </Tag>
      )
    }
    case 'footnote_reference':
      return <FootnoteReference number={node.number} isFirst={node.isFirst} />
    case 'task_checkbox':
      return <TaskMark checked={node.checked} />
    case 'unknown':
      return <UnknownNode kind={node.kind}>{<Inlines nodes={node.children} />}</UnknownNode>
    case 'code_block':
      return <code className="pe-doc-code">{node.text}</code>
    case 'break':
      return <br />
    default:
      // A block where only words can stand: its words.
      return <Inlines nodes={node.children} />
  }
}
