import { findPortalImage, type PortalImageKind } from '../store/portal'
import type { OperationResponse } from './operation-response'
import type { Call } from './operation'

/** @returns undefined if the operator has configured no such image. */
export async function imageResponse(
  call: Pick<Call, 'services'>,
  kind: PortalImageKind,
): Promise<OperationResponse | undefined> {
  const image = await findPortalImage(call.services.database.db, kind)
  if (!image) return undefined
  return { status: 200, type: image.content_type, body: image.bytes, etag: `"${image.hash.slice(0, 32)}"` }
}
