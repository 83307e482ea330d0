import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Address } from '../rules/rate-limits'
import { readCookie, setCookie, type Cookie } from './cookies'
import type { Services } from './services'

/**
 * Says that an account has signed in with a password in this browser: the last one that did. It gives no access, so it outlives a
 * sign-out.
 */
const cookie: Cookie = { name: 'portaldevice', path: '/', prefix: 'host', isForOtherSites: true }

interface DeviceCall {
  request: FastifyRequest
  services: Pick<Services, 'config' | 'knownDevices'>
}

/** Returns the ID of the device, or undefined if it is not known for the address. */
export function knownDeviceOf(
  { request, services }: DeviceCall,
  address: Address,
): Promise<string | undefined> {
  const { config, knownDevices } = services
  return knownDevices.idOf(readCookie({ request, config }, cookie), address)
}

/** Makes the browser known for the address, by a new token each time. */
export async function rememberDevice(
  { request, reply, services }: DeviceCall & { reply: FastifyReply },
  address: Address,
): Promise<void> {
  const { config, knownDevices } = services
  setCookie({ request, reply, config }, cookie, await knownDevices.issue(address), {
    maxAge: knownDevices.lifetimeSeconds,
  })
}
