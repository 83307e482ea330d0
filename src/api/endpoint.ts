/** Returns method and path, for the log. */
export const endpointOf = ({ method, url }: Pick<Request, 'method' | 'url'>): string =>
  `${method} ${new URL(url).pathname}`
