import { choosePasswordPath, paths, withQuery } from '../../src/router'

type Detail = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Where the portal goes after a form has succeeded; undefined leaves it where it is. */
export const nextLocations: Readonly<
  Record<string, (detail: Detail, from: URLSearchParams) => string | undefined>
> = {
  // Developers register without a password, so a confirmed address leads to choosing the first one.
  'verify-email-success': ({ email, resetToken, awaitsApproval }) =>
    resetToken
      ? choosePasswordPath({
          email: text(email),
          token: text(resetToken),
          awaitsApproval: awaitsApproval === true,
        })
      : undefined,
  'reset-password-success': ({ email }, from) =>
    withQuery(paths.login, {
      passwordReset: 'true',
      email: text(email),
      awaitsApproval: from.get('awaitsApproval') === 'true' ? 'true' : undefined,
    }),
}

interface Moves {
  /** After a sign-in: to the place asked for before it, or home. */
  goOn(): void
  /** Query of the portal's current location. */
  parameters(): URLSearchParams
  navigate(address: string, options: { replace: true }): void
}

/**
 * Navigates after forms inside an element have succeeded, unless the page cancels their events.
 *
 * @param signal - Ends it.
 */
export function followForms(root: HTMLElement, moves: Moves, signal: AbortSignal): void {
  const onSuccess = (event: Event) => {
    // Capturing listeners further out run first: the host may cancel, and then decides where to go.
    queueMicrotask(() => {
      if (event.defaultPrevented) return
      if (event.type === 'login-success') return moves.goOn()
      const target = nextLocations[event.type]?.((event as CustomEvent<Detail>).detail, moves.parameters())
      // In place of the form, which has done its work and whose address may hold a secret.
      if (target !== undefined) moves.navigate(target, { replace: true })
    })
  }
  const names = ['login-success', ...Object.keys(nextLocations)]
  for (const name of names) root.addEventListener(name, onSuccess, { signal })
}
