/** Options of every request of the client. */
export interface RequestOptions {
  readonly signal?: AbortSignal
}

export interface SendOptions extends RequestOptions {
  readonly credentials: RequestCredentials
  /** Name of the request in errors. Default: method and path. */
  readonly name?: string
  /** From the first byte sent to the last received. Absent: no limit. */
  readonly timeoutMs?: number
  /** Pause before anything is sent. */
  readonly delayMs?: number
  /**
   * Renews the session after a 401; the request is then sent a second and last time.
   *
   * @throws {PortalError} which replaces the 401.
   */
  renew?(request: string, sentAt: number): Promise<void>
}
