import { findPortalImage, type PortalImageKind } from '../store/portal'
import type { Answer } from './answer'
import type { Call } from './operation'

/** @returns undefined when the operator gave no such image. */
export async function imageAnswer(call: Call, kind: PortalImageKind): Promise<Answer | undefined> {
  const image = await findPortalImage(call.services.database.db, kind)
  if (!image) return undefined
  return { status: 200, type: image.content_type, body: image.bytes, etag: `"${image.hash.slice(0, 32)}"` }
}
