import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import type { DocumentTree as DocumentNode } from '../../api'
import { useMessages } from '../../i18n'
import { PortalLink } from '../portal-link/portal-link'
import { inReadingOrder } from './tree-walk'
import './document-tree.css'

/** How a document is linked to. */
export interface DocumentTarget {
  /** Path of the portal's route table. */
  readonly path: string
  /** Address by the embedder's template, where there is one. */
  readonly href?: string
}

interface DocumentTreeProps {
  tree: readonly DocumentNode[]
  /** Slug of the document that is open. */
  current: string | undefined
  targetOf(slug: string): DocumentTarget
  /** Asked before a document is opened; false keeps the page where it is. */
  onOpen(slug: string): boolean
}

/** The documents of a product. All folders but the branch of the open one are collapsed at first. */
export function DocumentTree(props: DocumentTreeProps) {
  const t = useMessages('product')
  const { tree, current } = props
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const open = inReadingOrder(tree).find(({ node }) => node.slug === current)
  const branch = new Set(open ? [...open.ancestors, open.node].map(({ id }) => id) : [])
  const isUnfolded = (node: DocumentNode) => toggled.get(node.id) ?? branch.has(node.id)
  const toggle = (node: DocumentNode) => setToggled(new Map(toggled).set(node.id, !isUnfolded(node)))

  return (
    <nav className="pe-tree" aria-label={t('documents')}>
      <Level {...props} nodes={tree} isUnfolded={isUnfolded} toggle={toggle} />
    </nav>
  )
}

interface LevelProps extends DocumentTreeProps {
  nodes: readonly DocumentNode[]
  id?: string
  isUnfolded(node: DocumentNode): boolean
  toggle(node: DocumentNode): void
}

function Level({ nodes, id, ...level }: LevelProps) {
  return (
    <ul className="pe-tree-level" id={id}>
      {nodes.map((node) => (
        <Entry key={node.id} node={node} {...level} />
      ))}
    </ul>
  )
}

function Entry({ node, ...level }: Omit<LevelProps, 'nodes' | 'id'> & { node: DocumentNode }) {
  const t = useMessages('product')
  const id = useId()
  const { current, targetOf, onOpen, isUnfolded, toggle } = level
  const title = node.title || node.slug
  const hasChildren = node.children.length > 0
  const isOpen = hasChildren && isUnfolded(node)
  return (
    <li>
      <div className="pe-tree-entry" data-current={node.slug === current || undefined}>
        <PortalLink
          className="pe-tree-link"
          {...targetOf(node.slug)}
          aria-current={node.slug === current ? 'page' : undefined}
          onFollow={() => onOpen(node.slug)}
        >
          {title}
        </PortalLink>
        {hasChildren && (
          <button
            type="button"
            className="pe-tree-toggle"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={t('pagesBelow', { title })}
            onClick={() => toggle(node)}
          >
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      {isOpen && <Level {...level} nodes={node.children} id={id} />}
    </li>
  )
}
