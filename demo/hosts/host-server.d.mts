import type { Server } from 'node:http'

export function hostServer(folder: string, portalUrl: string): Server
