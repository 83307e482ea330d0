import { timestamp, without } from '../collection.mjs'
import { conflict, invalidParameters, notFound, Problem } from '../http/problem.mjs'
import { orderNamed } from './order.mjs'
import { attachments } from './store.mjs'

const LARGEST = 2_000_000
const MOST = 10
/** How files of the accepted kinds begin. */
const BEGINNINGS = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

const view = (attachment) => without(attachment, 'content')
const attachmentsOf = (order) => attachments.all().filter(({ order_id }) => order_id === order.id)

function attachmentNamed(id) {
  const attachment = attachments.get(id)
  if (!attachment) throw notFound(`There is no attachment "${id}".`)
  return attachment
}

/** What a file is, by its bytes: what the sender says about it proves nothing. */
function typeOf(bytes) {
  const found = Object.entries(BEGINNINGS).find(([, start]) => start.every((byte, i) => bytes[i] === byte))
  if (!found) throw new Problem(415, 'unsupported-media-type', 'Send a PDF, PNG or JPEG.')
  return found[0]
}

/** A name that is safe in a header: the last part of a path, in ASCII without quotes. */
const safeName = (name) =>
  name
    .split(/[\\/]/)
    .at(-1)
    .replace(/[^\w. -]/g, '_')
    .slice(0, 100) || 'file'

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const attachmentHandlers = {
  listAttachments: ({ path }) => ({ body: { data: attachmentsOf(orderNamed(path.order_id)).map(view) } }),
  async createAttachment({ path, body }) {
    const order = orderNamed(path.order_id)
    const file = body.get('file')
    if (typeof file === 'string') {
      throw invalidParameters([{ name: 'file', in: 'body', reason: 'must be a file, not a text' }])
    }
    if (file.size > LARGEST) throw new Problem(413, 'too-large', 'A file has at most 2 MB.')
    const content = Buffer.from(await file.arrayBuffer())
    const type = typeOf(content)
    if (attachmentsOf(order).length >= MOST) throw conflict(`An order has at most ${MOST} attachments.`)
    const kept = attachments.add({
      order_id: order.id,
      kind: body.get('kind'),
      file_name: safeName(file.name),
      content_type: type,
      bytes: content.length,
      note: body.get('note'),
      created_at: timestamp(),
      content,
    })
    return { status: 201, body: view(kept) }
  },
  deleteAttachment({ path }) {
    attachments.remove(attachmentNamed(path.attachment_id).id)
    return { status: 204 }
  },
  downloadAttachment({ path }) {
    const { content, content_type: type, file_name: name } = attachmentNamed(path.attachment_id)
    return { type, body: content, headers: { 'content-disposition': `attachment; filename="${name}"` } }
  },
}
