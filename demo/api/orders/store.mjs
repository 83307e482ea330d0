import { collection } from '../collection.mjs'

export const orders = collection('ord')
export const payments = collection('pay')
export const refunds = collection('ref')
export const attachments = collection('att')
export const endpoints = collection('whe')
export const events = collection('evt')
