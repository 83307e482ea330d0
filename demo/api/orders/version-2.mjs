import { articleHandlers } from './articles.mjs'
import { attachmentHandlers } from './attachments.mjs'
import { orderHandlers } from './orders.mjs'
import { paymentHandlers } from './payments.mjs'
import { refundHandlers } from './refunds.mjs'
import { webhookEndpointHandlers } from './webhook-endpoints.mjs'

export const version2Handlers = {
  ...articleHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...refundHandlers,
  ...attachmentHandlers,
  ...webhookEndpointHandlers,
}
