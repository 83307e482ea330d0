/** Whether a host name is that of the visitor's own machine. */
export const isLocalHost = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
