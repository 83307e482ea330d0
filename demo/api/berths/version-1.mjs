import { berthHandlers } from './berths.mjs'
import { gateCodeHandlers } from './gate-codes.mjs'
import { stayHandlers } from './stays.mjs'

export const berthControlHandlers = { ...berthHandlers, ...stayHandlers, ...gateCodeHandlers }
