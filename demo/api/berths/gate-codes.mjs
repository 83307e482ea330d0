import { randomInt } from 'node:crypto'
import { timestamp, without } from '../collection.mjs'
import { conflict, notFound } from '../http/problem.mjs'
import { gateCodes } from './plan.mjs'
import { stayNamed } from './stays.mjs'

const MOST = 5
const HOUR = 3_600_000

const view = (code) => without(code, 'digits')

const codesOf = (stay) =>
  gateCodes.all().filter((code) => code.stay_id === stay.id && Date.parse(code.expires_at) > Date.now())

/** Six digits for the pier of a vessel that is there. */
export function issue(stay, hours) {
  if (stay.state !== 'arrived')
    throw conflict(`${stay.vessel.name} is not at the berth: it is ${stay.state}.`)
  if (codesOf(stay).length >= MOST) throw conflict(`The stay has ${MOST} codes already. Revoke one first.`)
  return gateCodes.add({
    stay_id: stay.id,
    pier: stay.berth_id.charAt(0),
    expires_at: timestamp(Date.now() + hours * HOUR),
    digits: String(randomInt(1_000_000)).padStart(6, '0'),
  })
}

/** @type {Record<string, import('../http/server.mjs').Handler>} */
export const gateCodeHandlers = {
  listGateCodes: ({ path }) => ({ body: { data: codesOf(stayNamed(path.stay_id)).map(view) } }),
  issueGateCode: ({ path, body }) => ({
    status: 201,
    body: issue(stayNamed(path.stay_id), body?.hours ?? 24),
  }),
  revokeGateCode({ path }) {
    const code = codesOf(stayNamed(path.stay_id)).find(({ id }) => id === path.code_id)
    if (!code) throw notFound(`The stay has no code "${path.code_id}".`)
    gateCodes.remove(code.id)
    return { status: 204 }
  },
}
