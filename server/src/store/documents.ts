import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema'

/** A document without its text, as the wire's flat list shows it. */
export interface DocumentRecord {
  id: string
  parent_document_id: string | null
  slug: string
  title: string
  metadata: Record<string, unknown>
  path: string | null
  created_at: Date
  updated_at: Date
}

export interface DocumentContent {
  id: string
  parent_document_id: string | null
  slug: string
  title: string
  path: string | null
  /** Markdown. */
  content: string
  /** The same as nodes, in JSON. Null when it was imported before there were any. */
  nodes: string | null
}

export interface DocumentTreeNode {
  id: string
  parent_document_id: string | null
  slug: string
  title: string
  metadata: Record<string, unknown>
  path: string | null
  children: DocumentTreeNode[]
}

/** Documents of a product, as `documentTexts` has them. */
export function documentsIn(db: Kysely<Schema>, productId: string, language: string) {
  return documentTexts(db, language).where('documents.product_id', '=', productId)
}

/** The reader's text where there is one, else the one without a language, which every document has. */
export function documentTexts(db: Kysely<Schema>, language: string) {
  return db.selectFrom('documents').innerJoinLateral(
    (eb) =>
      eb
        .selectFrom('document_texts')
        .select(['language', 'title', 'content', 'nodes', 'metadata'])
        .whereRef('document_texts.revision_id', '=', 'documents.revision_id')
        .where('document_texts.language', 'in', [language, ''])
        .orderBy(sql`document_texts.language = ''`)
        .limit(1)
        .as('text'),
    (join) => join.onTrue(),
  )
}

/** Every document of a product, each parent before its children, siblings in the author's order. */
export async function listDocuments(
  db: Kysely<Schema>,
  productId: string,
  language: string,
): Promise<DocumentRecord[]> {
  const documents = await documentsIn(db, productId, language)
    .select([
      'documents.id',
      'documents.parent_id as parent_document_id',
      'documents.slug',
      'text.title',
      'text.metadata',
      'documents.path',
      'documents.created_at',
      'documents.updated_at',
    ])
    .orderBy('documents.position')
    .execute()

  return inOrder(documents)
}

/** The same documents as a tree. */
export function treeOf(documents: readonly DocumentRecord[]): DocumentTreeNode[] {
  const nodes = documents.map(({ id, parent_document_id, slug, title, metadata, path }) => {
    return { id, parent_document_id, slug, title, metadata, path, children: [] as DocumentTreeNode[] }
  })
  const byId = new Map(nodes.map((node) => [node.id, node]))
  for (const node of nodes) byId.get(node.parent_document_id ?? '')?.children.push(node)
  return nodes.filter((node) => node.parent_document_id === null)
}

function inOrder(documents: readonly DocumentRecord[]): DocumentRecord[] {
  const siblings = new Map<string | null, DocumentRecord[]>()
  for (const document of documents) {
    const list = siblings.get(document.parent_document_id)
    if (list) list.push(document)
    else siblings.set(document.parent_document_id, [document])
  }
  const below = (parent: string | null): DocumentRecord[] =>
    (siblings.get(parent) ?? []).flatMap((document) => [document, ...below(document.id)])
  return below(null)
}

/** @param key - The document's ID or its slug. @returns undefined when the product has no such document. */
export function findDocument(
  db: Kysely<Schema>,
  productId: string,
  key: string,
  language: string,
): Promise<DocumentContent | undefined> {
  return documentsIn(db, productId, language)
    .select([
      'documents.id',
      'documents.parent_id as parent_document_id',
      'documents.slug',
      'text.title',
      'documents.path',
      'text.content',
      'text.nodes',
    ])
    .where((eb) => eb.or([eb('documents.slug', '=', key), sql<boolean>`documents.id::text = ${key}`]))
    .orderBy(sql`documents.id::text = ${key}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}
