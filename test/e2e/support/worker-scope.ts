/** Of fixtures that start portals or services, once for a worker. On a loaded machine that takes more than a minute. */
export const workerScope = { scope: 'worker', timeout: 240_000 } as const
