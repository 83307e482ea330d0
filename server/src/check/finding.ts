/** What `portal-server check` found about one thing. */
export interface Finding {
  readonly subject:
    | 'settings'
    | 'kit'
    | 'flags'
    | 'database'
    | 'traffic'
    | 'encryption'
    | 'captcha'
    | 'mail'
    | 'mail texts'
    | 'sso'
  readonly state: 'ok' | 'warning' | 'failed'
  readonly message: string
}
